#!/usr/bin/env python3
"""Checks the shuffle of deal records: a second implementation of docs/SHUFFLE.md.

    python3 verify.py FILE...             one JSON line for each record (- is the standard input)
    python3 verify.py --vectors FILE      checks the test vectors
    python3 verify.py --fill FILE         prints them with all that follows from methods, seeds, bounds and cuts

It needs nothing but Python 3.8 and deals.json beside it, and shares no line with the bot.
Exit status: 0 all hold, 1 some do not, 2 something cannot be read.
"""
import hashlib
import json
import os
import sys

# How each edition deals: to the left (+1) or the right (-1) of the dealer first, so many cards at a time, by the number of seats
# where that matters; who gets what
# is left over, the stock or the dealer; how many cards go to the stock between the packets, one after each of the first; and the
# starting order of its pack. From deals.json beside this file.
DEALS, PACKS = {}, {}
DIRECTIONS = [0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)]


class Fault(Exception):
    """Something that does not hold: its name and a sentence."""


def need(holds, fault, why):
    if not holds:
        raise Fault(fault, why)


def read_deals():
    beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), "deals.json")
    with open(beside, encoding="utf-8") as file:
        known = json.load(file)
    PACKS.update((name, cards.split()) for name, cards in known["packs"].items())
    DEALS.update(known["deals"])


def deal_of(bound):
    """How this edition deals with these options; nothing for an edition that is not known."""
    known = DEALS.get("%s/%s" % (bound["game"], bound["edition"]))
    deal = known and dict(known)
    for option in bound["options"].items() if known else ():
        deal.update(known.get("with", {}).get("%s=%s" % option, {}))
    return deal


def pack_of(deal, options):
    names = [deal["packs"].get("%s=%s" % option) for option in options.items()]
    return PACKS[next(filter(None, names), deal["pack"])]


def bound_text(bound):
    """What the hash is bound to, a line for each thing."""
    lines = ["%s %s" % (key, bound[key]) for key in ("server", "table", "deal", "game", "edition")]
    lines += ["option %s %s" % pair for pair in sorted(bound["options"].items())]
    lines += ["stake %d" % bound["stake"]]
    lines += ["seat %d %s" % pair for pair in enumerate(bound["seats"])]
    return "".join(line + "\n" for line in lines + ["dealer %s" % bound["dealer"]])


def label(method, purpose):
    return b"triomphe shuffle %d %s\n" % (method, purpose)


def commitment(method, bound, seed):
    return hashlib.sha256(label(method, b"hash") + bound_text(bound).encode() + seed).hexdigest()


def cuts_text(cuts):
    def what(cut):
        if cut is None:
            return "none"
        if isinstance(cut, int):
            return "depth %d" % cut
        digest = hashlib.sha256(cut.encode()).hexdigest() if isinstance(cut, str) else cut["sha256"]
        return "words " + digest

    return "".join("cut %d %s\n" % (seat, what(cut)) for seat, cut in enumerate(cuts))


def order_key(method, seed, cuts):
    return hashlib.sha256(label(method, b"order") + seed + cuts_text(cuts).encode()).digest()


def lot_key(seed, cuts):
    return hashlib.sha256(label(2, b"lot") + seed + cuts_text(cuts).encode()).digest()


def words_of(key):
    """The key stream of ChaCha20 (RFC 8439), nonce 0, blocks from 0, as little-endian 32-bit words."""
    def add(a, b, d, turn):
        block[a] = block[a] + block[b] & 0xFFFFFFFF
        mixed = block[d] ^ block[a]
        block[d] = (mixed << turn | mixed >> 32 - turn) & 0xFFFFFFFF

    number = 0
    while True:
        parts = b"expand 32-byte k" + key + number.to_bytes(4, "little") + bytes(12)
        start = [int.from_bytes(parts[n:n + 4], "little") for n in range(0, 64, 4)]
        block = start[:]
        for _ in range(10):
            for shift in (0, 1):  # the columns, then the diagonals
                for n in range(4):
                    a, b, c, d = (4 * row + (n + shift * row) % 4 for row in range(4))
                    add(a, b, d, 16)
                    add(c, d, b, 12)
                    add(a, b, d, 8)
                    add(c, d, b, 7)
        yield from (x + y & 0xFFFFFFFF for x, y in zip(block, start))
        number += 1


def below(words, n):
    """A number from 0 to n - 1: words that would favour some of them are passed over."""
    while True:
        word = next(words)
        if word < 2**32 - 2**32 % n:
            return word % n


def shuffled(pack, key):
    cards, words = pack[:], words_of(key)
    for place in range(len(cards) - 1):
        other = place + below(words, len(cards) - place)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def dealer_of(bound, seed, cuts):
    """The seat that deals: the bound one, or the one that seed and cuts draw."""
    if bound["dealer"] != "lot":
        return bound["dealer"]
    return below(words_of(lot_key(seed, cuts)), len(bound["seats"]))


def deal_out(order, deal, seats, dealer):
    hands, rest = [[] for _ in range(seats)], list(order)
    packets = deal["packets"]
    if isinstance(packets, dict):
        packets = packets[str(seats)]
    between, stock = deal.get("between", {}).get(str(seats), 0), []
    for packet in packets:
        for n in range(1, seats + 1):
            hands[(dealer + n * deal["direction"]) % seats] += rest[:packet]
            rest = rest[packet:]
            if len(stock) < between:
                stock.append(rest.pop(0))
    if deal["rest"] == "dealer":
        hands[dealer], rest = hands[dealer] + rest, []
    return hands, stock + rest


def is_word(text):
    return isinstance(text, str) and 0 < len(text) <= 100 and all("!" <= letter <= "~" for letter in text)


def is_number(value, least, most):
    return type(value) is int and least <= value <= most


def is_hash(text):
    return isinstance(text, str) and len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


def is_cut(cut):
    if cut is None or is_number(cut, 0, 255):
        return True
    if isinstance(cut, dict):
        return has_keys(cut, "sha256") and is_hash(cut["sha256"])
    plain = lambda letter: not (ord(letter) < 32 or 127 <= ord(letter) < 160 or ord(letter) in DIRECTIONS)
    return isinstance(cut, str) and 0 < len(cut) <= 60 and " ".join(cut.split()) == cut and all(map(plain, cut))


def has_keys(value, keys):
    return isinstance(value, dict) and sorted(value) == sorted(keys.split())


def verify(record):
    """Returns the hash that was published before the deal, or raises the first fault."""
    need(isinstance(record, dict), "unreadable-proof", "This is no record.")
    proof = record.get("proof")
    need(proof is not None, "no-proof", "The record carries no proof.")
    readable = has_keys(proof, "method bound seed cuts hash") and is_hash(proof["seed"]) and is_hash(proof["hash"])
    need(readable and type(proof["method"]) is int, "unreadable-proof", "The proof has not the form of one.")
    need(proof["method"] in (1, 2), "unknown-method", "This method is not known here.")
    bound, cuts, seed = proof["bound"], proof["cuts"], bytes.fromhex(proof["seed"])
    readable = has_keys(bound, "server table deal game edition options stake seats dealer")
    readable = readable and all(is_word(bound[key]) for key in "server table deal game edition".split())
    readable = readable and isinstance(bound["options"], dict) and isinstance(bound["seats"], list)
    readable = readable and all(is_word(word) for pair in bound["options"].items() for word in pair)
    readable = readable and all(is_word(seat) for seat in bound["seats"])
    readable = readable and is_number(bound["stake"], -2**63, 2**63 - 1)
    readable = readable and (is_number(bound["dealer"], 0, 2**63) or proof["method"] == 2 and bound["dealer"] == "lot")
    need(readable, "unreadable-proof", "What the hash is bound to cannot be read.")
    readable = isinstance(cuts, list) and len(cuts) == len(bound["seats"])
    need(readable and all(is_cut(cut) for cut in cuts), "unreadable-proof", "The cuts cannot be read.")

    holds = commitment(proof["method"], bound, seed) == proof["hash"]
    need(holds, "hash", "The hash is not that of the seed and of what it is bound to.")
    text = lambda value: value if isinstance(value, str) else json.dumps(value)
    options = {key: text(value) for key, value in record.get("options", {}).items()}
    same = all(record.get(key) == bound[key] for key in ("game", "edition")) and options == bound["options"]
    need(same, "game", "The record is of another game.")
    need(record.get("stake") == bound["stake"], "stake", "The record has another stake.")
    names, keys = record.get("seats", []), bound["seats"]
    same = len(names) == len(keys) and all(name == key for name, key in zip(names, keys) if name in keys)
    need(same, "seats", "The record has other seats.")
    dealer = dealer_of(bound, seed, cuts) if keys else None
    need(keys and record.get("dealer") == dealer, "dealer", "The dealer is not the one that was bound or drawn.")
    deal = deal_of(bound)
    same = deal is not None and dealer < len(keys)
    if same:
        pack = pack_of(deal, bound["options"])
        order = shuffled(pack, order_key(proof["method"], seed, cuts))
        hands, stock = deal_out(order, deal, len(keys), dealer)
        same = record.get("hands") == hands and record.get("stock", []) == stock
        same = same and all(0 < cut < len(pack) for cut in cuts if isinstance(cut, int))
    need(same, "order", "The cards are not dealt in the order of seed and cuts.")
    return proof["hash"]


def shuffle_of(vector):
    """All that follows from method, seed, bound and cuts."""
    method, bound, cuts = vector["method"], vector["bound"], vector["cuts"]
    seed, lot = bytes.fromhex(vector["seed"]), bound["dealer"] == "lot"
    dealer, key = dealer_of(bound, seed, cuts), order_key(method, seed, cuts)
    deal = deal_of(bound)
    order = shuffled(pack_of(deal, bound["options"]), key)
    hands, stock = deal_out(order, deal, len(bound["seats"]), dealer)
    return {"method": method, "seed": vector["seed"], "bound": bound, "cuts": cuts, "bound_text": bound_text(bound),
            "hash": commitment(method, bound, seed), "cuts_text": cuts_text(cuts),
            "lot_key": lot_key(seed, cuts).hex() if lot else None, "dealer": dealer, "key": key.hex(),
            "order": " ".join(order), "hands": [" ".join(hand) for hand in hands], "stock": " ".join(stock)}


def fill_vectors(vectors):
    lines = {"chance": vectors["chance"], "shuffles": [shuffle_of(vector) for vector in vectors["shuffles"]]}
    lists = ["%s: [\n%s\n]" % (json.dumps(name), ",\n".join(json.dumps(line, ensure_ascii=False) for line in each))
             for name, each in lines.items()]
    print("{\n%s\n}" % ",\n".join(lists))


def check_vectors(vectors):
    for vector in vectors["chance"]:
        words = words_of(bytes.fromhex(vector["key"]))
        numbers = [below(words, vector["below"]) for _ in vector["numbers"]]
        need(numbers == vector["numbers"], "chance", "The numbers are others.")
    for vector in vectors["shuffles"]:
        made = shuffle_of(vector)
        need(made == vector, "shuffle", "This shuffle comes out otherwise: " + json.dumps(made))


def read(name):
    """The records of a file, one or one a line; None for a line that cannot be read."""
    def line(text):
        try:
            return json.loads(text)
        except ValueError as error:
            print("verify.py: %s: %s" % (name, error), file=sys.stderr)

    with (sys.stdin if name == "-" else open(name, encoding="utf-8")) as file:
        text = file.read()
    try:
        return [json.loads(text)]
    except ValueError:
        return [line(text) for text in text.splitlines() if text.strip()]


def main(arguments):
    read_deals()
    check = {"--vectors": check_vectors, "--fill": fill_vectors}.get(arguments[0] if arguments else "", verify)
    records = [record for name in arguments[check is not verify:] for record in read(name)]
    if not records:
        raise ValueError("nothing to check: name a file of records")
    failed = False
    for record in records:
        if record is None:
            continue
        try:
            said = check(record)
            if check is fill_vectors:
                continue
            print(json.dumps({"ok": True, "hash": said} if said else {"ok": True}))
        except Fault as fault:
            failed = True
            print(json.dumps({"ok": False, "fault": fault.args[0], "why": fault.args[1]}))
    return 2 if None in records else int(failed)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (OSError, ValueError, AttributeError, KeyError, TypeError) as error:
        print("verify.py: this cannot be read: %s" % error, file=sys.stderr)
        sys.exit(2)
