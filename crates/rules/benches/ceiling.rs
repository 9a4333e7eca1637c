//! The upper limit on this machine: random legal play of whole deals of Triomphe (4 seats, 78 cards) and Scarto,
//! hand-coded, without bonuses, payments, checks or a choice of rules.
//! `t1` and `s1` are simple, `t3` and `s2` use every trick there is; the engine is measured against them.

#![allow(unsafe_code, reason = "the yardstick may use pdep; the engine may not")]

/// The random generator sfc64, which is small and fast.
pub struct Rng {
    a: u64,
    b: u64,
    c: u64,
    counter: u64,
}

impl Rng {
    pub fn new(seed: u64) -> Rng {
        let mut rng = Rng {
            a: seed,
            b: seed ^ 0x9e37_79b9_7f4a_7c15,
            c: 0xdead_beef,
            counter: 1,
        };
        for _ in 0..16 {
            rng.next();
        }
        rng
    }

    #[inline(always)]
    pub fn next(&mut self) -> u64 {
        let word = self.a.wrapping_add(self.b).wrapping_add(self.counter);
        self.counter += 1;
        self.a = self.b ^ (self.b >> 11);
        self.b = self.c.wrapping_add(self.c << 3);
        self.c = self.c.rotate_left(24).wrapping_add(word);
        word
    }

    #[inline(always)]
    pub fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.next() as u32) * u64::from(n)) >> 32) as u32
    }
}

/// Four suits of 14, by strength, then 22 trumps.
const SUIT: [u128; 5] = [
    0x3fff,
    0x3fff << 14,
    0x3fff << 28,
    0x3fff << 42,
    0x3f_ffff << 56,
];
const TRUMP: u128 = SUIT[4];
const SUIT_OF: [u8; 78] = {
    let mut table = [4; 78];
    let mut i = 0;
    while i < 56 {
        table[i] = (i / 14) as u8;
        i += 1;
    }
    table
};
const MUST: [u128; 128] = {
    let mut table = [0; 128];
    let mut i = 0;
    while i < 78 {
        table[i] = SUIT[SUIT_OF[i] as usize];
        i += 1;
    }
    table
};

#[inline(always)]
fn select64(m: u64, n: u32) -> u32 {
    #[cfg(target_feature = "bmi2")]
    // SAFETY: compiled only if the processor has the instruction.
    unsafe {
        std::arch::x86_64::_pdep_u64(1 << n, m).trailing_zeros()
    }
    #[cfg(not(target_feature = "bmi2"))]
    {
        let mut m = m;
        for _ in 0..n {
            m &= m - 1;
        }
        m.trailing_zeros()
    }
}

#[inline(always)]
fn select128(m: u128, n: u32) -> u32 {
    let (lo, hi) = (m as u64, (m >> 64) as u64);
    let p = lo.count_ones();
    let in_hi = n >= p;
    let (w, k) = if in_hi { (hi, n - p) } else { (lo, n) };
    select64(w, k) + if in_hi { 64 } else { 0 }
}

#[inline(always)]
fn key(c: u32, led: u128) -> u32 {
    if ((led | TRUMP) >> c) & 1 != 0 {
        c + 1
    } else {
        0
    }
}

/// Simple: one random draw per decision, `u128` masks, partial Fisher-Yates on one array. Returns the tricks, 8 bits a
/// seat.
#[inline(always)]
pub fn t1(r: &mut Rng, deck: &mut [u8; 78]) -> u32 {
    let mut hand = [0u128; 4];
    for i in 0..20 {
        let j = i + r.below(78 - i as u32) as usize;
        deck.swap(i, j);
        hand[i & 3] |= 1 << deck[i];
    }
    let mut leader = 0;
    let mut tricks = 0;
    for _ in 0..5 {
        let mut led = 0;
        let (mut best, mut who) = (0, leader);
        for k in 0..4 {
            let p = (leader + k) & 3;
            let h = hand[p];
            let mut m = h & led;
            if m == 0 {
                m = if led == 0 { h } else { h & TRUMP };
                if m == 0 {
                    m = h;
                }
            }
            let c = select128(m, r.below(m.count_ones()));
            hand[p] = h & !(1 << c);
            if k == 0 {
                led = MUST[c as usize & 127];
            }
            let q = key(c, led);
            if q > best {
                best = q;
                who = p;
            }
        }
        leader = who;
        tricks += 1 << (8 * who);
    }
    tricks
}

/// Hands as 5-bit sets over the 20 dealt slots, several draws from one 64-bit word, almost no branches.
#[inline(always)]
pub fn t3(r: &mut Rng, deck: &mut [u8; 80]) -> u32 {
    let mut suit = [0u32; 8];
    let mut i = 0;
    while i < 20 {
        let mut x = r.next();
        for d in 0..4 {
            let n = (78 - i - d) as u64;
            let w = u128::from(x) * u128::from(n);
            x = w as u64;
            let j = i + d + (w >> 64) as usize;
            deck.swap(i + d, j);
        }
        i += 4;
    }
    for s in 0..20 {
        suit[SUIT_OF[deck[s] as usize % 78] as usize & 7] |= 1 << s;
    }
    let mut left = 0xf_ffffu32;
    let mut leader = 0;
    let mut tricks = 0;
    let tr = suit[4];
    for _ in 0..5 {
        let mut x = r.next();
        let h = left & (0x1f << (5 * leader));
        let w = u128::from(x) * u128::from(h.count_ones());
        x = w as u64;
        let s = select64(u64::from(h), (w >> 64) as u32);
        left &= !(1 << s);
        let c = u32::from(deck[s as usize & 31]);
        let su = SUIT_OF[c as usize % 78] as usize & 7;
        let led = suit[su];
        let (mut best, mut who) = (c + 1, leader);
        for k in 1..4 {
            let p = (leader + k) & 3;
            let h = left & (0x1f << (5 * p));
            let f = h & led;
            let t = h & tr;
            let m = if f != 0 {
                f
            } else if t != 0 {
                t
            } else {
                h
            };
            let w = u128::from(x) * u128::from(m.count_ones());
            x = w as u64;
            let s = select64(u64::from(m), (w >> 64) as u32);
            left &= !(1 << s);
            let q = if ((led | tr) >> s) & 1 != 0 {
                u32::from(deck[s as usize & 31]) + 1
            } else {
                0
            };
            let g = q > best;
            best = if g { q } else { best };
            who = if g { p } else { who };
        }
        leader = who;
        tricks += 1 << (8 * who);
    }
    tricks
}

const FOOL: u128 = 1 << 56;
const POINTS: [u8; 128] = {
    let mut table = [1; 128];
    let mut i = 0;
    while i < 56 {
        table[i] = match i % 14 {
            13 => 5,
            12 => 4,
            11 => 3,
            10 => 2,
            _ => 1,
        };
        i += 1;
    }
    (table[56], table[57], table[77]) = (4, 5, 5);
    table
};
/// Plain cards without points, which the dealer discards.
const ORDINARY: u128 = {
    let mut mask = 0;
    let mut i = 0;
    while i < 56 {
        if POINTS[i] == 1 {
            mask |= 1 << i;
        }
        i += 1;
    }
    mask
};

/// Card points minus two per trick, 16 bits a seat; the Fool counts as any card, in place of one that its player gives.
#[inline(always)]
fn counted(sum: [u32; 3], tricks: [u32; 3]) -> u64 {
    (0..3).fold(0, |all, p| {
        let points = (sum[p] as i32 - 2 * tricks[p] as i32) as u16;
        all | u64::from(points) << (16 * p)
    })
}

/// Scarto, simple: one random draw per decision, `u128` masks.
#[inline(always)]
pub fn s1(r: &mut Rng, deck: &mut [u8; 78]) -> u64 {
    let mut hand = [0u128; 3];
    for i in 0..77 {
        let j = i + r.below(78 - i as u32) as usize;
        deck.swap(i, j);
    }
    for i in 0..75 {
        hand[i % 3] |= 1 << deck[i];
    }
    for card in &deck[75..] {
        hand[0] |= 1 << card;
    }
    let (mut sum, mut tricks) = ([3, 0, 0], [1, 0, 0]);
    for _ in 0..3 {
        let mut m = hand[0] & ORDINARY;
        if m == 0 {
            m = hand[0];
        }
        hand[0] &= !(1 << select128(m, r.below(m.count_ones())));
    }
    let mut leader = 1;
    for _ in 0..25 {
        let mut led = 0;
        let (mut best, mut who) = (0, leader);
        let mut points = 0;
        for k in 0..3 {
            let p = if leader + k >= 3 {
                leader + k - 3
            } else {
                leader + k
            };
            let h = hand[p];
            let mut m = h & led & !FOOL;
            if m == 0 {
                m = if led == 0 { h } else { h & TRUMP & !FOOL };
                if m == 0 {
                    m = h;
                }
            }
            m |= h & FOOL;
            let c = select128(m, r.below(m.count_ones()));
            hand[p] = h & !(1 << c);
            if c == 56 {
                sum[p] += 3;
                points += 1;
                continue;
            }
            points += u32::from(POINTS[c as usize & 127]);
            if led == 0 {
                led = MUST[c as usize & 127];
            }
            let q = key(c, led);
            if q > best {
                best = q;
                who = p;
            }
        }
        leader = who;
        sum[who] += points;
        tricks[who] += 1;
    }
    counted(sum, tricks)
}

/// Scarto, several draws from one 64-bit word, almost no branches.
#[inline(always)]
pub fn s2(r: &mut Rng, deck: &mut [u8; 80]) -> u64 {
    let mut hand = [0u128; 3];
    let mut i = 0;
    while i < 78 {
        let mut x = r.next();
        for d in 0..6 {
            let n = (78 - i - d) as u64;
            let w = u128::from(x) * u128::from(n);
            x = w as u64;
            let j = i + d + (w >> 64) as usize;
            deck.swap(i + d, j);
            hand[d % 3] |= 1 << deck[i + d];
        }
        i += 6;
    }
    // Two of the last three cards did not go to the dealer.
    let talon = (1u128 << deck[76]) | (1u128 << deck[77]);
    hand[1] &= !talon;
    hand[2] &= !talon;
    hand[0] |= talon;
    let (mut sum, mut tricks) = ([3u32, 0, 0, 0], [1u32, 0, 0, 0]);
    let mut x = r.next();
    for _ in 0..3 {
        let ordinary = hand[0] & ORDINARY;
        let m = if ordinary == 0 { hand[0] } else { ordinary };
        let w = u128::from(x) * u128::from(m.count_ones());
        x = w as u64;
        hand[0] &= !(1 << select128(m, (w >> 64) as u32));
    }
    let mut leader = 1;
    for _ in 0..25 {
        let mut led = 0;
        let (mut best, mut who) = (0, leader);
        let mut points = 0;
        let mut x = r.next();
        let mut p = leader;
        for _ in 0..3 {
            let h = hand[p];
            let real = h & !FOOL;
            let (f, t, any) = (real & led, real & TRUMP, led == 0);
            let m = if f != 0 {
                f
            } else if any {
                h
            } else if t != 0 {
                t
            } else {
                h
            } | (h & FOOL);
            let w = u128::from(x) * u128::from(m.count_ones());
            x = w as u64;
            let c = select128(m, (w >> 64) as u32);
            hand[p] = h & !(1 << c);
            let fool = c == 56;
            sum[p] += if fool { 3 } else { 0 };
            points += if fool {
                1
            } else {
                u32::from(POINTS[c as usize & 127])
            };
            led = if any && !fool {
                MUST[c as usize & 127]
            } else {
                led
            };
            let q = if fool { 0 } else { key(c, led) };
            let g = q > best;
            best = if g { q } else { best };
            who = if g { p } else { who };
            p = if p == 2 { 0 } else { p + 1 };
        }
        leader = who;
        sum[who & 3] += points;
        tricks[who & 3] += 1;
    }
    counted([sum[0], sum[1], sum[2]], [tricks[0], tricks[1], tricks[2]])
}
