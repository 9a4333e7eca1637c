-- A house as the program left it when its newest migration was 0005, written by the program of that time and printed by
-- SQLite: in the middle of deals of every game, with a second deal of a match, a pause, a cancelled deal, a character, a
-- hired patron, a ban, and a member who kept away from the tables and was erased.
PRAGMA foreign_keys = OFF;
PRAGMA application_id = 1414679888;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'books and tables','2026-11-25 04:31:19',1,X'0F893B6786555D21A2E2D70A9C39CDC3A84149DB8B8C27304660EA4E7530D69CCBE859CAC7D0B948421487DC967EB875',2240842);
INSERT INTO "_sqlx_migrations" VALUES(2,'the house','2026-11-25 04:31:19',1,X'730A6F5BA49EDB7A4C7C2CB4FFCEFF798AD44FF68665F9B33B181B7E81A3877AFE3A95E1331D9E5B94CA34633D49E1A5',2223245);
INSERT INTO "_sqlx_migrations" VALUES(3,'history','2026-11-25 04:31:19',1,X'7B0CAD84DDFAC418127F56DB3FE318A4513FE62A0CEC8C9D39EAFF35CC3BEA6F020D88A433ED78925A2B727DE450E75E',591517);
INSERT INTO "_sqlx_migrations" VALUES(4,'reports','2026-11-25 04:31:19',1,X'F5D845A3ECF55E309E64FB23358584D992B9E1A162330C4CD89BC916C38D356EBB7180F3010F6A27B62978D7CF4F534D',575052);
INSERT INTO "_sqlx_migrations" VALUES(5,'tastes','2026-11-25 04:31:19',1,X'71B18BDA09084FC27211727408C8F1D05E4E7C444FEE3FBA6C6A8A98E1B4360A730525C4174D33F472C5E2F48779CC32',6749385);
CREATE TABLE accounts (
    id      INTEGER PRIMARY KEY,
    guild   BIGINT NOT NULL,
    name    TEXT NOT NULL,
    kind    TEXT NOT NULL CHECK (kind IN ('mint', 'house', 'member', 'patron', 'hold', 'pot')),
    purse   TEXT NOT NULL,
    place   BIGINT,
    balance BIGINT NOT NULL DEFAULT 0,
    posted  BIGINT NOT NULL DEFAULT 0,
    UNIQUE (guild, name),
    CHECK (name = kind OR name LIKE kind || ':%'),
    CHECK ((kind IN ('mint', 'house')) = (name = kind)),
    CHECK ((kind IN ('hold', 'pot')) = (place IS NOT NULL)),
    -- Only the mint may be below zero.
    CHECK (CASE WHEN kind = 'mint' THEN balance <= 0
                ELSE balance BETWEEN 0 AND 1000000000000000 END)
);
INSERT INTO "accounts" VALUES(1,7,'mint','mint','mint',NULL,-14341,122);
INSERT INTO "accounts" VALUES(2,7,'member:em6typbnyrhbp','member','member:em6typbnyrhbp',NULL,814,103);
INSERT INTO "accounts" VALUES(3,7,'member:1e7f72ntm43ng','member','member:1e7f72ntm43ng',NULL,843,116);
INSERT INTO "accounts" VALUES(4,7,'member:f0g68d28aw7p5','member','member:f0g68d28aw7p5',NULL,917,114);
INSERT INTO "accounts" VALUES(5,7,'member:7gyt79b9dyjch','member','member:7gyt79b9dyjch',NULL,794,102);
INSERT INTO "accounts" VALUES(6,7,'member:e62msa27egyz0','member','member:e62msa27egyz0',NULL,0,122);
INSERT INTO "accounts" VALUES(7,7,'member:04t1ab2p6d6km','member','member:04t1ab2p6d6km',NULL,300,11);
INSERT INTO "accounts" VALUES(8,7,'house','house','house',NULL,8576,113);
INSERT INTO "accounts" VALUES(9,7,'patron:h-ccb4jkrjts89v','patron','patron:h-ccb4jkrjts89v',NULL,500,13);
INSERT INTO "accounts" VALUES(10,7,'hold:4h631zv5qpn2s:member:em6typbnyrhbp','hold','member:em6typbnyrhbp',5231038714154275929,0,26);
INSERT INTO "accounts" VALUES(11,7,'hold:4h631zv5qpn2s:member:1e7f72ntm43ng','hold','member:1e7f72ntm43ng',5231038714154275929,0,27);
INSERT INTO "accounts" VALUES(12,7,'hold:4h631zv5qpn2s:member:f0g68d28aw7p5','hold','member:f0g68d28aw7p5',5231038714154275929,0,30);
INSERT INTO "accounts" VALUES(13,7,'pot:4h631zv5qpn2s','pot','pot:4h631zv5qpn2s',5231038714154275929,0,29);
INSERT INTO "accounts" VALUES(14,7,'hold:bwa5fv6s203e3:member:em6typbnyrhbp','hold','member:em6typbnyrhbp',-4744348857903608381,0,61);
INSERT INTO "accounts" VALUES(15,7,'hold:bwa5fv6s203e3:member:1e7f72ntm43ng','hold','member:1e7f72ntm43ng',-4744348857903608381,0,62);
INSERT INTO "accounts" VALUES(16,7,'hold:bwa5fv6s203e3:member:f0g68d28aw7p5','hold','member:f0g68d28aw7p5',-4744348857903608381,1,64);
INSERT INTO "accounts" VALUES(17,7,'pot:bwa5fv6s203e3','pot','pot:bwa5fv6s203e3',-4744348857903608381,14,64);
INSERT INTO "accounts" VALUES(18,7,'patron:odile','patron','patron:odile',NULL,95,68);
INSERT INTO "accounts" VALUES(19,7,'patron:barnabe','patron','patron:barnabe',NULL,95,69);
INSERT INTO "accounts" VALUES(20,7,'hold:9a4amphvdcedn:member:1e7f72ntm43ng','hold','member:1e7f72ntm43ng',-7705284353389610571,0,71);
INSERT INTO "accounts" VALUES(21,7,'hold:9a4amphvdcedn:patron:odile','hold','patron:odile',-7705284353389610571,0,72);
INSERT INTO "accounts" VALUES(22,7,'hold:9a4amphvdcedn:patron:barnabe','hold','patron:barnabe',-7705284353389610571,0,73);
INSERT INTO "accounts" VALUES(23,7,'hold:9a4amphvdcedn:member:em6typbnyrhbp','hold','member:em6typbnyrhbp',-7705284353389610571,10,75);
INSERT INTO "accounts" VALUES(24,7,'pot:9a4amphvdcedn','pot','pot:9a4amphvdcedn',-7705284353389610571,10,75);
INSERT INTO "accounts" VALUES(25,7,'patron:grit','patron','patron:grit',NULL,26,78);
INSERT INTO "accounts" VALUES(26,7,'hold:1ccrrh373hnhy:member:em6typbnyrhbp','hold','member:em6typbnyrhbp',1599649268501108286,26,77);
INSERT INTO "accounts" VALUES(27,7,'hold:1ccrrh373hnhy:patron:grit','hold','patron:grit',1599649268501108286,26,78);
INSERT INTO "accounts" VALUES(28,7,'hold:1ccrrh373hnhy:member:f0g68d28aw7p5','hold','member:f0g68d28aw7p5',1599649268501108286,26,79);
INSERT INTO "accounts" VALUES(29,7,'patron:sibylla','patron','patron:sibylla',NULL,26,82);
INSERT INTO "accounts" VALUES(30,7,'hold:eadrp5txfsyey:member:1e7f72ntm43ng','hold','member:1e7f72ntm43ng',-1930049525343520290,26,81);
INSERT INTO "accounts" VALUES(31,7,'hold:eadrp5txfsyey:patron:sibylla','hold','patron:sibylla',-1930049525343520290,26,82);
INSERT INTO "accounts" VALUES(32,7,'hold:eadrp5txfsyey:member:f0g68d28aw7p5','hold','member:f0g68d28aw7p5',-1930049525343520290,26,83);
INSERT INTO "accounts" VALUES(33,7,'patron:matteo','patron','patron:matteo',NULL,100,87);
INSERT INTO "accounts" VALUES(34,7,'hold:2jbef4dr6wtfj:member:7gyt79b9dyjch','hold','member:7gyt79b9dyjch',2967255480624114162,100,86);
INSERT INTO "accounts" VALUES(35,7,'hold:2jbef4dr6wtfj:patron:matteo','hold','patron:matteo',2967255480624114162,100,87);
INSERT INTO "accounts" VALUES(36,7,'hold:2jbef4dr6wtfj:member:em6typbnyrhbp','hold','member:em6typbnyrhbp',2967255480624114162,100,88);
INSERT INTO "accounts" VALUES(37,7,'hold:7xy8eeszjfvpn:member:em6typbnyrhbp','hold','member:em6typbnyrhbp',9149360020082126549,36,89);
INSERT INTO "accounts" VALUES(38,7,'hold:7xy8eeszjfvpn:member:f0g68d28aw7p5','hold','member:f0g68d28aw7p5',9149360020082126549,36,90);
INSERT INTO "accounts" VALUES(39,7,'hold:7xy8eeszjfvpn:member:1e7f72ntm43ng','hold','member:1e7f72ntm43ng',9149360020082126549,36,91);
INSERT INTO "accounts" VALUES(40,7,'hold:7xy8eeszjfvpn:member:7gyt79b9dyjch','hold','member:7gyt79b9dyjch',9149360020082126549,36,92);
INSERT INTO "accounts" VALUES(41,7,'patron:hesper','patron','patron:hesper',NULL,190,95);
INSERT INTO "accounts" VALUES(42,7,'hold:28rh5scz3f7ys:member:7gyt79b9dyjch','hold','member:7gyt79b9dyjch',2621699487935471577,10,94);
INSERT INTO "accounts" VALUES(43,7,'hold:28rh5scz3f7ys:patron:hesper','hold','patron:hesper',2621699487935471577,10,95);
INSERT INTO "accounts" VALUES(44,7,'hold:28rh5scz3f7ys:member:1e7f72ntm43ng','hold','member:1e7f72ntm43ng',2621699487935471577,10,96);
INSERT INTO "accounts" VALUES(45,7,'hold:fntf3jptat0da:member:f0g68d28aw7p5','hold','member:f0g68d28aw7p5',-366511662533115478,10,97);
INSERT INTO "accounts" VALUES(46,7,'hold:fntf3jptat0da:member:7gyt79b9dyjch','hold','member:7gyt79b9dyjch',-366511662533115478,10,98);
INSERT INTO "accounts" VALUES(47,7,'patron:rurik','patron','patron:rurik',NULL,0,101);
INSERT INTO "accounts" VALUES(48,7,'hold:2xwskx5rv7m37:member:1e7f72ntm43ng','hold','member:1e7f72ntm43ng',3383104822813380711,47,111);
INSERT INTO "accounts" VALUES(49,7,'hold:2xwskx5rv7m37:patron:rurik','hold','patron:rurik',3383104822813380711,17,108);
INSERT INTO "accounts" VALUES(50,7,'hold:2xwskx5rv7m37:member:7gyt79b9dyjch','hold','member:7gyt79b9dyjch',3383104822813380711,47,109);
INSERT INTO "accounts" VALUES(51,7,'hold:2xwskx5rv7m37:member:em6typbnyrhbp','hold','member:em6typbnyrhbp',3383104822813380711,47,110);
INSERT INTO "accounts" VALUES(52,7,'pot:2xwskx5rv7m37','pot','pot:2xwskx5rv7m37',3383104822813380711,12,111);
INSERT INTO "accounts" VALUES(53,7,'patron:colette','patron','patron:colette',NULL,100,112);
INSERT INTO "accounts" VALUES(54,7,'patron:anselm','patron','patron:anselm',NULL,95,115);
INSERT INTO "accounts" VALUES(55,7,'hold:356hzz3nv8797:member:f0g68d28aw7p5','hold','member:f0g68d28aw7p5',3646297186648726823,3,120);
INSERT INTO "accounts" VALUES(56,7,'hold:356hzz3nv8797:patron:anselm','hold','patron:anselm',3646297186648726823,2,121);
INSERT INTO "accounts" VALUES(57,7,'hold:356hzz3nv8797:member:1e7f72ntm43ng','hold','member:1e7f72ntm43ng',3646297186648726823,0,119);
INSERT INTO "accounts" VALUES(58,7,'pot:356hzz3nv8797','pot','pot:356hzz3nv8797',3646297186648726823,10,121);
CREATE TABLE acts (
    deal  BIGINT NOT NULL REFERENCES deals (id),
    n     BIGINT NOT NULL,
    seat  BIGINT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (deal, n)
) WITHOUT ROWID;
INSERT INTO "acts" VALUES(-8949127039422187517,0,0,'play 2S');
INSERT INTO "acts" VALUES(-8949127039422187517,1,1,'play 6S');
INSERT INTO "acts" VALUES(-8949127039422187517,2,2,'play 5S');
INSERT INTO "acts" VALUES(-8949127039422187517,3,1,'play 7S');
INSERT INTO "acts" VALUES(-8949127039422187517,4,2,'play 2C');
INSERT INTO "acts" VALUES(-8949127039422187517,5,0,'play T3');
INSERT INTO "acts" VALUES(-8949127039422187517,6,0,'play QB');
INSERT INTO "acts" VALUES(-8949127039422187517,7,1,'play 7B');
INSERT INTO "acts" VALUES(-8949127039422187517,8,2,'play 8C');
INSERT INTO "acts" VALUES(-8949127039422187517,9,0,'play 7C');
INSERT INTO "acts" VALUES(-8949127039422187517,10,1,'play 9C');
INSERT INTO "acts" VALUES(-8949127039422187517,11,2,'play AD');
INSERT INTO "acts" VALUES(-8949127039422187517,12,1,'play 9S');
INSERT INTO "acts" VALUES(-8949127039422187517,13,2,'play 6D');
INSERT INTO "acts" VALUES(-8949127039422187517,14,0,'play T19');
INSERT INTO "acts" VALUES(-6115495869030124290,0,0,'discard AS 2S 3S');
INSERT INTO "acts" VALUES(-6115495869030124290,1,2,'play 5S');
INSERT INTO "acts" VALUES(-6115495869030124290,2,1,'play KS');
INSERT INTO "acts" VALUES(-6115495869030124290,3,0,'play 6S');
INSERT INTO "acts" VALUES(-6115495869030124290,4,1,'play QS');
INSERT INTO "acts" VALUES(-6115495869030124290,5,0,'play 8S');
INSERT INTO "acts" VALUES(-6115495869030124290,6,2,'play TS');
INSERT INTO "acts" VALUES(-6115495869030124290,7,1,'play QD');
INSERT INTO "acts" VALUES(-6115495869030124290,8,0,'play AD');
INSERT INTO "acts" VALUES(-6115495869030124290,9,2,'play 2D');
INSERT INTO "acts" VALUES(-6115495869030124290,10,1,'play NC');
INSERT INTO "acts" VALUES(-6115495869030124290,11,0,'play AC');
INSERT INTO "acts" VALUES(-6115495869030124290,12,2,'play 3C');
INSERT INTO "acts" VALUES(-6115495869030124290,13,1,'play TC');
INSERT INTO "acts" VALUES(-6115495869030124290,14,0,'play 5C');
INSERT INTO "acts" VALUES(-6115495869030124290,15,2,'play QC');
INSERT INTO "acts" VALUES(-6115495869030124290,16,2,'play JS');
INSERT INTO "acts" VALUES(-6115495869030124290,17,1,'play 4S');
INSERT INTO "acts" VALUES(-5118452993719306352,0,0,'discard 3S 4S');
INSERT INTO "acts" VALUES(-5118452993719306352,1,3,'play 2S');
INSERT INTO "acts" VALUES(-5118452993719306352,2,2,'play 6S');
INSERT INTO "acts" VALUES(-5118452993719306352,3,1,'play AS');
INSERT INTO "acts" VALUES(-5118452993719306352,4,0,'play 5S');
INSERT INTO "acts" VALUES(-5118452993719306352,5,2,'play 9S');
INSERT INTO "acts" VALUES(-5118452993719306352,6,1,'play TS');
INSERT INTO "acts" VALUES(-5118452993719306352,7,0,'play 8S');
INSERT INTO "acts" VALUES(-5118452993719306352,8,3,'play 7S');
INSERT INTO "acts" VALUES(-5118452993719306352,9,1,'play KS');
INSERT INTO "acts" VALUES(-5118452993719306352,10,0,'play JS');
INSERT INTO "acts" VALUES(-4654352495612043981,0,1,'discard AB 5B JB');
INSERT INTO "acts" VALUES(-4654352495612043981,1,0,'play 5S');
INSERT INTO "acts" VALUES(-4654352495612043981,2,2,'play AS');
INSERT INTO "acts" VALUES(-4654352495612043981,3,1,'play KS');
INSERT INTO "acts" VALUES(-4654352495612043981,4,1,'play KD');
INSERT INTO "acts" VALUES(-4654352495612043981,5,0,'play AD');
INSERT INTO "acts" VALUES(-4654352495612043981,6,2,'play 3D');
INSERT INTO "acts" VALUES(-4654352495612043981,7,1,'play 9D');
INSERT INTO "acts" VALUES(-4654352495612043981,8,0,'play 4D');
INSERT INTO "acts" VALUES(-4654352495612043981,9,2,'play TD');
INSERT INTO "acts" VALUES(-4654352495612043981,10,0,'play 7S');
INSERT INTO "acts" VALUES(-4654352495612043981,11,2,'play 2S');
INSERT INTO "acts" VALUES(-4654352495612043981,12,1,'play NS');
INSERT INTO "acts" VALUES(-4654352495612043981,13,1,'play AC');
INSERT INTO "acts" VALUES(-4654352495612043981,14,0,'play 2C');
INSERT INTO "acts" VALUES(-4654352495612043981,15,2,'play 8C');
INSERT INTO "acts" VALUES(-4654352495612043981,16,1,'play 3C');
INSERT INTO "acts" VALUES(-4654352495612043981,17,0,'play 4C');
INSERT INTO "acts" VALUES(-4654352495612043981,18,2,'play 9C');
INSERT INTO "acts" VALUES(-4654352495612043981,19,1,'play 6C');
INSERT INTO "acts" VALUES(-4654352495612043981,20,0,'play 7C');
INSERT INTO "acts" VALUES(-4654352495612043981,21,2,'play TC');
INSERT INTO "acts" VALUES(-4654352495612043981,22,1,'play 5C');
INSERT INTO "acts" VALUES(-4654352495612043981,23,0,'play NC');
INSERT INTO "acts" VALUES(-4654352495612043981,24,2,'play JC');
INSERT INTO "acts" VALUES(-4654352495612043981,25,0,'play QS');
INSERT INTO "acts" VALUES(-4654352495612043981,26,2,'play 3S');
INSERT INTO "acts" VALUES(-4654352495612043981,27,1,'play 6S');
INSERT INTO "acts" VALUES(-4654352495612043981,28,0,'play 2B');
INSERT INTO "acts" VALUES(-4654352495612043981,29,2,'play 4B');
INSERT INTO "acts" VALUES(-4654352495612043981,30,1,'play 7B');
INSERT INTO "acts" VALUES(-4654352495612043981,31,1,'play 7D');
INSERT INTO "acts" VALUES(-4654352495612043981,32,0,'play 8D');
INSERT INTO "acts" VALUES(-4654352495612043981,33,2,'play QD');
INSERT INTO "acts" VALUES(-4654352495612043981,34,2,'play 4S');
INSERT INTO "acts" VALUES(-4654352495612043981,35,1,'play 9S');
INSERT INTO "acts" VALUES(-4654352495612043981,36,0,'play T2');
INSERT INTO "acts" VALUES(-4654352495612043981,37,0,'play 3B');
INSERT INTO "acts" VALUES(-4654352495612043981,38,2,'play 6B');
INSERT INTO "acts" VALUES(-4654352495612043981,39,1,'play T1');
INSERT INTO "acts" VALUES(-4654352495612043981,40,1,'play ND');
INSERT INTO "acts" VALUES(-4654352495612043981,41,0,'play JD');
INSERT INTO "acts" VALUES(-4654352495612043981,42,2,'play T0');
INSERT INTO "acts" VALUES(-4654352495612043981,43,1,'play 6D');
INSERT INTO "acts" VALUES(-4654352495612043981,44,0,'play T4');
INSERT INTO "acts" VALUES(-4654352495612043981,45,2,'play T5');
INSERT INTO "acts" VALUES(-4654352495612043981,46,2,'play 8S');
INSERT INTO "acts" VALUES(-4654352495612043981,47,1,'play TS');
INSERT INTO "acts" VALUES(-4654352495612043981,48,0,'play T6');
INSERT INTO "acts" VALUES(-4654352495612043981,49,0,'play 9B');
INSERT INTO "acts" VALUES(-4654352495612043981,50,2,'play 8B');
INSERT INTO "acts" VALUES(-4654352495612043981,51,1,'play T3');
INSERT INTO "acts" VALUES(-4654352495612043981,52,1,'play 5D');
INSERT INTO "acts" VALUES(-4654352495612043981,53,0,'play T7');
INSERT INTO "acts" VALUES(-4654352495612043981,54,2,'play T9');
INSERT INTO "acts" VALUES(-4654352495612043981,55,2,'play JS');
INSERT INTO "acts" VALUES(-4654352495612043981,56,1,'play T10');
INSERT INTO "acts" VALUES(-4654352495612043981,57,0,'play T8');
INSERT INTO "acts" VALUES(-4654352495612043981,58,1,'play T18');
INSERT INTO "acts" VALUES(-4654352495612043981,59,0,'play T11');
INSERT INTO "acts" VALUES(-4654352495612043981,60,2,'play T12');
INSERT INTO "acts" VALUES(-4654352495612043981,61,1,'play 2D');
INSERT INTO "acts" VALUES(-4654352495612043981,62,0,'play T15');
INSERT INTO "acts" VALUES(-4654352495612043981,63,2,'play T16');
INSERT INTO "acts" VALUES(-4654352495612043981,64,2,'play KB');
INSERT INTO "acts" VALUES(-4654352495612043981,65,1,'play T13');
INSERT INTO "acts" VALUES(-4654352495612043981,66,0,'play TB');
INSERT INTO "acts" VALUES(-4654352495612043981,67,1,'play T14');
INSERT INTO "acts" VALUES(-4654352495612043981,68,0,'play T21');
INSERT INTO "acts" VALUES(-4654352495612043981,69,2,'play T17');
INSERT INTO "acts" VALUES(-4654352495612043981,70,0,'play NB');
INSERT INTO "acts" VALUES(-4654352495612043981,71,2,'play QC');
INSERT INTO "acts" VALUES(-4654352495612043981,72,1,'play T19');
INSERT INTO "acts" VALUES(-4654352495612043981,73,1,'play T20');
INSERT INTO "acts" VALUES(-4654352495612043981,74,0,'play QB');
INSERT INTO "acts" VALUES(-4654352495612043981,75,2,'play KC');
INSERT INTO "acts" VALUES(-4531544947499237213,0,0,'play Qp');
INSERT INTO "acts" VALUES(-4531544947499237213,1,1,'play 8p');
INSERT INTO "acts" VALUES(-4531544947499237213,2,0,'play Ap');
INSERT INTO "acts" VALUES(-3650053241238410082,0,2,'show T0');
INSERT INTO "acts" VALUES(-3650053241238410082,1,1,'play 3S');
INSERT INTO "acts" VALUES(-3650053241238410082,2,2,'play T0');
INSERT INTO "acts" VALUES(-3650053241238410082,3,0,'play NS');
INSERT INTO "acts" VALUES(-3650053241238410082,4,2,'play 9B');
INSERT INTO "acts" VALUES(-3650053241238410082,5,0,'play T12');
INSERT INTO "acts" VALUES(-3650053241238410082,6,1,'play NB');
INSERT INTO "acts" VALUES(-3650053241238410082,7,0,'play KS');
INSERT INTO "acts" VALUES(-3650053241238410082,8,1,'play T5');
INSERT INTO "acts" VALUES(-3650053241238410082,9,2,'play T19');
INSERT INTO "acts" VALUES(-3650053241238410082,10,2,'play QB');
INSERT INTO "acts" VALUES(-3650053241238410082,11,0,'play 9D');
INSERT INTO "acts" VALUES(-3650053241238410082,12,1,'play 3C');
INSERT INTO "acts" VALUES(-3650053241238410082,13,2,'play KC');
INSERT INTO "acts" VALUES(-3650053241238410082,14,0,'play KD');
INSERT INTO "acts" VALUES(-3650053241238410082,15,1,'play NC');
INSERT INTO "acts" VALUES(-2286345588101647146,0,1,'discard JS QS ND');
INSERT INTO "acts" VALUES(-2286345588101647146,1,0,'play 2S');
INSERT INTO "acts" VALUES(-2286345588101647146,2,2,'play 4S');
INSERT INTO "acts" VALUES(-2286345588101647146,3,1,'play 5S');
INSERT INTO "acts" VALUES(-2286345588101647146,4,1,'play KC');
INSERT INTO "acts" VALUES(-2286345588101647146,5,0,'play 3C');
INSERT INTO "acts" VALUES(-2286345588101647146,6,2,'play AC');
INSERT INTO "acts" VALUES(-2286345588101647146,7,1,'play KB');
INSERT INTO "acts" VALUES(-2286345588101647146,8,0,'play AB');
INSERT INTO "acts" VALUES(-2286345588101647146,9,2,'play 3B');
INSERT INTO "acts" VALUES(-2286345588101647146,10,1,'play 5B');
INSERT INTO "acts" VALUES(-2286345588101647146,11,0,'play 2B');
INSERT INTO "acts" VALUES(-2286345588101647146,12,2,'play 7B');
INSERT INTO "acts" VALUES(601557647518915267,0,2,'play JS');
INSERT INTO "acts" VALUES(601557647518915267,1,0,'play 7S');
INSERT INTO "acts" VALUES(601557647518915267,2,1,'play 4S');
INSERT INTO "acts" VALUES(601557647518915267,3,2,'play QS');
INSERT INTO "acts" VALUES(601557647518915267,4,0,'play T21');
INSERT INTO "acts" VALUES(601557647518915267,5,1,'play T4');
INSERT INTO "acts" VALUES(601557647518915267,6,0,'play 6B');
INSERT INTO "acts" VALUES(601557647518915267,7,1,'play 8B');
INSERT INTO "acts" VALUES(601557647518915267,8,2,'play JB');
INSERT INTO "acts" VALUES(601557647518915267,9,2,'play 3C');
INSERT INTO "acts" VALUES(601557647518915267,10,0,'play 9B');
INSERT INTO "acts" VALUES(601557647518915267,11,1,'play T20');
INSERT INTO "acts" VALUES(601557647518915267,12,1,'play AD');
INSERT INTO "acts" VALUES(601557647518915267,13,2,'play 7D');
INSERT INTO "acts" VALUES(601557647518915267,14,0,'play TB');
INSERT INTO "acts" VALUES(1058080758750048782,0,0,'discard AS 5S QS');
INSERT INTO "acts" VALUES(1058080758750048782,1,2,'play 6S');
INSERT INTO "acts" VALUES(1058080758750048782,2,1,'play NS');
INSERT INTO "acts" VALUES(1058080758750048782,3,0,'play T2');
INSERT INTO "acts" VALUES(1058080758750048782,4,0,'play AB');
INSERT INTO "acts" VALUES(1058080758750048782,5,2,'play 4B');
INSERT INTO "acts" VALUES(1058080758750048782,6,1,'play 5B');
INSERT INTO "acts" VALUES(1058080758750048782,7,1,'play KD');
INSERT INTO "acts" VALUES(1058080758750048782,8,0,'play AD');
INSERT INTO "acts" VALUES(1741196275763368397,0,0,'show T11');
INSERT INTO "acts" VALUES(1741196275763368397,1,1,'show T1');
INSERT INTO "acts" VALUES(3466708852061355169,0,1,'play 8p');
INSERT INTO "acts" VALUES(3466708852061355169,1,0,'play Jp');
INSERT INTO "acts" VALUES(3466708852061355169,2,0,'play 9c');
INSERT INTO "acts" VALUES(3466708852061355169,3,1,'play Kc');
INSERT INTO "acts" VALUES(3466708852061355169,4,1,'play Ap');
INSERT INTO "acts" VALUES(3466708852061355169,5,0,'play 8h');
INSERT INTO "acts" VALUES(3466708852061355169,6,0,'play Jc');
INSERT INTO "acts" VALUES(3466708852061355169,7,1,'play 8c');
INSERT INTO "acts" VALUES(6017811914607119389,0,1,'bet 2');
INSERT INTO "acts" VALUES(6017811914607119389,1,2,'call');
INSERT INTO "acts" VALUES(6017811914607119389,2,3,'call');
INSERT INTO "acts" VALUES(6017811914607119389,3,0,'call');
INSERT INTO "acts" VALUES(6017811914607119389,4,1,'swap KS');
INSERT INTO "acts" VALUES(6017811914607119389,5,0,'swap 7B');
INSERT INTO "acts" VALUES(6588275805547913067,0,0,'show T11');
INSERT INTO "acts" VALUES(6588275805547913067,1,1,'play 6C');
INSERT INTO "acts" VALUES(6588275805547913067,2,2,'play JC');
INSERT INTO "acts" VALUES(6588275805547913067,3,0,'play QC');
INSERT INTO "acts" VALUES(6588275805547913067,4,0,'play 9B');
INSERT INTO "acts" VALUES(6588275805547913067,5,1,'play T4');
INSERT INTO "acts" VALUES(6588275805547913067,6,2,'play AB');
INSERT INTO "acts" VALUES(6588275805547913067,7,1,'play 7C');
INSERT INTO "acts" VALUES(6588275805547913067,8,2,'play NC');
INSERT INTO "acts" VALUES(6588275805547913067,9,0,'play T9');
INSERT INTO "acts" VALUES(6588275805547913067,10,0,'play 9D');
INSERT INTO "acts" VALUES(6588275805547913067,11,1,'play T17');
INSERT INTO "acts" VALUES(6588275805547913067,12,2,'play T5');
INSERT INTO "acts" VALUES(6588275805547913067,13,1,'play 8C');
INSERT INTO "acts" VALUES(6588275805547913067,14,2,'play KC');
INSERT INTO "acts" VALUES(6588275805547913067,15,0,'play T11');
INSERT INTO "acts" VALUES(7216511897080300151,0,0,'discard AS 2S 4S');
INSERT INTO "acts" VALUES(7216511897080300151,1,2,'play 3S');
INSERT INTO "acts" VALUES(7216511897080300151,2,1,'play 6S');
INSERT INTO "acts" VALUES(7216511897080300151,3,0,'play 9S');
INSERT INTO "acts" VALUES(7216511897080300151,4,0,'play JS');
INSERT INTO "acts" VALUES(7216511897080300151,5,2,'play 5S');
INSERT INTO "acts" VALUES(7216511897080300151,6,1,'play QS');
INSERT INTO "acts" VALUES(7216511897080300151,7,1,'play KC');
INSERT INTO "acts" VALUES(7216511897080300151,8,0,'play AC');
INSERT INTO "acts" VALUES(7216511897080300151,9,2,'play 5C');
INSERT INTO "acts" VALUES(7216511897080300151,10,1,'play 7C');
INSERT INTO "acts" VALUES(7216511897080300151,11,0,'play 2C');
INSERT INTO "acts" VALUES(7216511897080300151,12,2,'play 6C');
INSERT INTO "acts" VALUES(8105080187957863485,0,2,'show T0');
INSERT INTO "acts" VALUES(8105080187957863485,1,1,'play 7S');
INSERT INTO "acts" VALUES(8105080187957863485,2,2,'play 8S');
INSERT INTO "acts" VALUES(8105080187957863485,3,0,'play T15');
INSERT INTO "acts" VALUES(8105080187957863485,4,0,'play 2B');
INSERT INTO "acts" VALUES(8105080187957863485,5,1,'play AB');
INSERT INTO "acts" VALUES(8105080187957863485,6,2,'play T0');
INSERT INTO "acts" VALUES(8105080187957863485,7,2,'play TS');
INSERT INTO "acts" VALUES(8495916355658876658,0,0,'play TB');
INSERT INTO "acts" VALUES(8495916355658876658,1,3,'play 7B');
INSERT INTO "acts" VALUES(8495916355658876658,2,2,'play 4B');
INSERT INTO "acts" VALUES(8495916355658876658,3,1,'play JB');
INSERT INTO "acts" VALUES(8495916355658876658,4,1,'play 7C');
INSERT INTO "acts" VALUES(8495916355658876658,5,0,'play 8C');
INSERT INTO "acts" VALUES(8495916355658876658,6,3,'play T11');
INSERT INTO "acts" VALUES(8495916355658876658,7,2,'play 6C');
INSERT INTO "acts" VALUES(8495916355658876658,8,3,'play KS');
INSERT INTO "acts" VALUES(8495916355658876658,9,2,'play 4S');
INSERT INTO "acts" VALUES(8495916355658876658,10,1,'play T20');
CREATE TABLE barred (
    guild  BIGINT NOT NULL,
    member BIGINT NOT NULL,
    kind   TEXT NOT NULL CHECK (kind IN ('ban', 'self')),
    until  BIGINT,
    by     BIGINT,
    reason TEXT,
    at     BIGINT NOT NULL,
    PRIMARY KEY (guild, member, kind)
);
INSERT INTO "barred" VALUES(7,-1093776733384360492,'self',1807776000000,NULL,NULL,1800000000000);
INSERT INTO "barred" VALUES(7,612345678901234567,'ban',NULL,4,'loud',1800000000000);
CREATE TABLE characters (
    id         BIGINT PRIMARY KEY NOT NULL,
    guild      BIGINT NOT NULL,
    member     BIGINT NOT NULL,
    name       TEXT NOT NULL,
    picture    TEXT,
    made_at    BIGINT NOT NULL,
    retired_at BIGINT
);
INSERT INTO "characters" VALUES(173435145991658100,7,3,'Brenna',NULL,1800000000000,NULL);
CREATE TABLE deals (
    id         INTEGER PRIMARY KEY,
    guild      BIGINT NOT NULL,
    table_id   BIGINT NOT NULL REFERENCES tables (id),
    record     TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at   BIGINT,
    ended      TEXT CHECK (ended IN ('played', 'voided')),
    result     TEXT,
    CHECK ((ended IS NULL) = (ended_at IS NULL) AND (ended IS NULL) = (result IS NULL))
);
INSERT INTO "deals" VALUES(-9143847516017555895,7,-4744348857903608381,'{"record":1,"game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":1,"hands":[["T10","T14","9B","JB","2S"],["TC","T16","JD","6C","T5"],["2D","AS","T13","5D","4C"]],"stock":["9C","ND","T4","9D","T19","8S","QD","8D","4B","TB","6B","T18","QC","TD","AC","T1","2B","7C","7B","T0","AB","3S","7D","QS","7S","NC","KS","T20","6D","3B","6S","KB","NS","T17","4S","T2","NB","AD","T8","5C","3D","JC","T15","T3","4D","8B","5B","T6","9S","TS","T12","KD","8C","T21","2C","5S","3C","KC","JS","QB","T11","T7","T9"],"acts":[],"result":{"ended":"death","tricks":[0,0,0],"coins":[-5,-5,10],"pot":0}}',1800000000000,1800000000000,'played','{"ended":"death","tricks":[0,0,0],"coins":[-5,-5,10],"pot":0}');
INSERT INTO "deals" VALUES(-8949127039422187517,7,-4744348857903608381,'{"record":1,"game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":2,"hands":[["QB","T3","T19","2S","7C"],["9S","9C","6S","7B","7S"],["AD","2C","8C","5S","6D"]],"stock":["T11","T5","2B","T8","7D","TB","T18","JC","T14","ND","9D","JS","NB","4S","T10","T17","T13","3D","4B","T1","AC","T20","T21","KB","6B","TC","3C","AS","NS","4C","2D","6C","KD","4D","JD","AB","8S","5C","NC","5D","T6","T4","T16","QC","9B","8D","TD","8B","T15","T9","T12","TS","KS","QS","T0","JB","KC","T2","3B","QD","T7","3S","5B"],"acts":[]}',1800000000000,1800000000000,'played','{"ended":"tricks","tricks":[3,2,0],"coins":[10,-5,-5],"pot":0}');
INSERT INTO "deals" VALUES(-6115495869030124290,7,-1930049525343520290,'{"record":1,"game":"tarocchi","edition":"white-parrot","options":{},"stake":1,"seats":["member:1e7f72ntm43ng","patron:sibylla","member:f0g68d28aw7p5"],"dealer":0,"hands":[["T21","AB","TB","KC","T14","8B","AC","TD","8D","2S","AD","8C","KB","T2","7B","5C","6S","9B","9S","8S","JD","T17","7C","6B","4B"],["T9","TC","9D","7D","2C","4C","5B","NC","QS","JC","JB","QD","KS","T18","T20","T11","4S","4D","3D","7S","T13","5D","6C","T4","9C"],["T7","ND","T1","T3","3C","3B","T19","T12","T5","T15","KD","2B","T10","T16","TS","T8","T0","2D","NS","QC","5S","NB","JS","T6","6D"]],"stock":["AS","QB","3S"],"acts":[]}',1800000000000,NULL,NULL,NULL);
INSERT INTO "deals" VALUES(-5118452993719306352,7,9149360020082126549,'{"record":1,"game":"troccas","edition":"classic","options":{},"stake":1,"seats":["member:em6typbnyrhbp","member:f0g68d28aw7p5","member:1e7f72ntm43ng","member:7gyt79b9dyjch"],"dealer":0,"hands":[["KB","4D","3S","5S","T5","T12","8S","4S","TC","JS","5C","JC","JD","4B","QS","T8","8C","T0","7D","NB","QD"],["8B","T11","TS","AC","9B","T20","T18","3D","T6","7B","AD","8D","3B","KS","T13","TB","T16","2D","AS"],["T10","T4","6S","6D","T19","T9","T15","2B","3C","KD","QB","7C","KC","5D","9C","T7","AB","9S","6C"],["4C","ND","9D","5B","TD","JB","T2","T1","QC","2C","7S","2S","NC","NS","T21","6B","T17","T3","T14"]],"stock":[],"acts":[]}',1800000000000,NULL,NULL,NULL);
INSERT INTO "deals" VALUES(-4654352495612043981,7,2621699487935471577,'{"record":1,"game":"swiss","edition":"classic","options":{},"stake":10,"seats":["member:7gyt79b9dyjch","patron:hesper","member:1e7f72ntm43ng"],"dealer":1,"before":{"score":[0,0,0],"deal":1},"hands":[["2C","2B","7S","JD","TB","4C","NC","QB","T6","T11","5S","7C","T7","QS","4D","T8","T21","NB","T15","8D","T4","9B","AD","3B","T2"],["NS","T3","7D","T14","T20","6C","6D","T13","T18","AC","KS","T1","5B","T19","5D","5C","3C","AB","6S","T10","9D","7B","JB","ND","2D"],["KB","T0","6B","8B","8C","T9","QD","KC","4S","3D","9C","QC","2S","TC","T5","JS","4B","T17","JC","T12","T16","TD","3S","8S","AS"]],"stock":["9S","TS","KD"],"acts":[]}',1800000000000,1800000000000,'played','{"ended":"played","tricks":[6,15,4],"points":[16,51,11],"score":[16,51,11],"coins":[0,0,0]}');
INSERT INTO "deals" VALUES(-4531544947499237213,7,-366511662533115478,'{"record":1,"game":"latriomphe","edition":"classic","options":{},"stake":10,"seats":["member:f0g68d28aw7p5","member:7gyt79b9dyjch"],"dealer":1,"before":{"score":[1,0]},"hands":[["At","Jh","Th","Qp","Ap"],["8p","Jc","Ah","9c","Qc"]],"stock":["7h","Jt","Tt","9p","9h","9t","Ac","Qt","8t","8c","7p","8h","Kt","Qh","7t","7c","Kh","Tc","Tp","Kc","Jp","Kp"],"acts":[]}',1800000000000,NULL,NULL,NULL);
INSERT INTO "deals" VALUES(-3650053241238410082,7,-4744348857903608381,'{"record":1,"game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":0,"hands":[["9D","T12","NS","KD","KS"],["T5","NC","NB","3C","3S"],["KC","T19","9B","QB","T0"]],"stock":["2D","T3","T17","AB","T6","T18","T14","AS","T13","T1","AC","TS","2S","7C","3B","6B","JD","T10","2C","T2","9C","7S","T15","T8","T20","JB","T7","8S","8D","QD","6S","TD","6D","KB","3D","4S","6C","T16","8B","T11","4B","8C","JS","T9","7D","5S","4C","QC","T4","AD","JC","4D","5B","9S","7B","2B","QS","TC","5D","TB","5C","ND","T21"],"acts":[]}',1800000000000,1800000000000,'played','{"ended":"tricks","tricks":[1,0,4],"coins":[-5,-5,10],"pot":0}');
INSERT INTO "deals" VALUES(-2286345588101647146,7,2967255480624114162,'{"record":1,"game":"mitigati","edition":"chee","options":{},"stake":1,"seats":["member:7gyt79b9dyjch","patron:matteo","member:em6typbnyrhbp"],"dealer":1,"hands":[["T19","9C","3C","2B","JC","9D","2S","3S","AB","8S","TD","8C","T10","T0","JB","6C","4B","T16","NC","QD","T6","T2","T9","T12","T3"],["QS","AS","4C","9B","T4","T13","7C","4D","9S","7D","5C","JS","KB","T1","KC","8D","QB","5S","3D","TB","5B","QC","6B","T21","TS"],["2D","7B","T7","NB","6S","AD","T15","T20","3B","T17","AC","TC","7S","JD","4S","NS","KS","2C","6D","T18","T11","T14","8B","KD","5D"]],"stock":["ND","T5","T8"],"acts":[]}',1800000000000,NULL,NULL,NULL);
INSERT INTO "deals" VALUES(601557647518915267,7,5231038714154275929,'{"record":1,"game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":1,"hands":[["TB","T21","9B","7S","6B"],["8B","T20","T4","AD","4S"],["JB","QS","JS","3C","7D"]],"stock":["T12","TD","T13","5D","T1","NS","3S","JD","3B","T18","NB","7B","AC","4B","T17","T14","4D","KB","6S","T16","KD","ND","QC","QB","9S","KC","T3","2S","7C","6D","8S","T8","6C","5C","T9","T11","TC","3D","9D","2D","5B","TS","T6","T19","AB","T0","NC","T15","T7","8D","JC","T2","5S","2B","4C","QD","9C","T10","KS","8C","AS","2C","T5"],"acts":[]}',1800000000000,1800000000000,'played','{"ended":"tricks","tricks":[1,1,3],"coins":[-5,-5,10],"pot":0}');
INSERT INTO "deals" VALUES(1058080758750048782,7,2621699487935471577,'{"record":1,"game":"swiss","edition":"classic","options":{},"stake":10,"seats":["member:7gyt79b9dyjch","patron:hesper","member:1e7f72ntm43ng"],"dealer":0,"before":{"score":[16,51,11],"deal":2},"hands":[["9D","9B","9C","T7","T21","6C","QC","6D","QS","7C","2B","T8","AD","3B","7D","NC","5S","T11","8D","AS","4D","JD","T2","T14","ND"],["KC","T16","JC","7S","T5","T4","T18","TB","NS","4S","T3","9S","3S","4C","T15","2S","KD","T1","T19","T12","5B","TS","5C","TC","JS"],["3D","T0","2D","JB","QB","T20","6S","KS","2C","T13","7B","T10","3C","8C","T6","T9","QD","5D","NB","4B","8B","T17","8S","KB","TD"]],"stock":["6B","AC","AB"],"acts":[]}',1800000000000,NULL,NULL,NULL);
INSERT INTO "deals" VALUES(1741196275763368397,7,3646297186648726823,'{"record":1,"game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:f0g68d28aw7p5","patron:anselm","member:1e7f72ntm43ng"],"dealer":1,"hands":[["4D","AS","T12","4B","T11"],["T1","6D","T5","TD","2C"],["7C","2B","7B","6S","KB"]],"stock":["QB","5D","T2","4C","AC","5B","QS","8C","3D","3B","T8","NC","T9","9C","TS","AD","TC","5S","JD","AB","TB","9S","KD","7S","6B","T14","JB","T15","JC","2D","T0","8B","T10","T6","T18","5C","6C","JS","T7","KS","T3","4S","9D","T20","QD","NB","T19","3S","7D","KC","3C","8S","9B","T4","8D","T13","T17","ND","NS","T16","QC","T21","2S"],"acts":[]}',1800000000000,NULL,NULL,NULL);
INSERT INTO "deals" VALUES(3466708852061355169,7,-366511662533115478,'{"record":1,"game":"latriomphe","edition":"classic","options":{},"stake":10,"seats":["member:f0g68d28aw7p5","member:7gyt79b9dyjch"],"dealer":0,"before":{"score":[0,0]},"hands":[["Jp","8h","Jc","9c","Kt"],["8c","8p","Kc","9h","Ap"]],"stock":["7h","Jt","Qh","Jh","8t","7p","Qc","Tt","Qp","Th","9p","Tp","Qt","At","Ac","Ah","Kh","Kp","9t","7t","Tc","7c"],"acts":[]}',1800000000000,1800000000000,'played','{"ended":"three","tricks":[3,1],"score":[1,0],"coins":[0,0]}');
INSERT INTO "deals" VALUES(6017811914607119389,7,3383104822813380711,'{"record":1,"game":"trefeltromp","edition":"classic","options":{},"stake":1,"seats":["member:1e7f72ntm43ng","patron:rurik","member:7gyt79b9dyjch","member:em6typbnyrhbp"],"dealer":0,"before":{"pot":0,"purses":[50,20,50,50]},"hands":[["T11","7B","5C"],["KS","T14","T15"],["T9","JD","7S"],["T4","AD","2S"]],"stock":["3B","4D","AB","QC","T0","8B","9S","3D","TB","T5","JS","2C","T2","T10","3C","9C","5B","NB","4B","T21","6D","TS","9B","8C","TC","T6","T16","T17","KB","T20","AC","9D","7D","JC","JB","6S","4S","T12","T19","5S","T3","NS","T8","KC","T13","3S","T18","8D","2D","2B","QS","T1","QB","7C","5D","AS","KD","NC","8S","6B","TD","4C","T7","ND","6C","QD"],"acts":[]}',1800000000000,NULL,NULL,NULL);
INSERT INTO "deals" VALUES(6588275805547913067,7,5231038714154275929,'{"record":1,"game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":0,"hands":[["9B","T9","QC","T11","9D"],["T17","7C","T4","8C","6C"],["KC","AB","JC","T5","NC"]],"stock":["5S","KS","KB","4S","NB","TB","T13","T20","3B","7D","6D","5C","T6","TS","9S","3C","TD","4D","QD","2C","2D","T19","7B","4C","5D","T0","T21","T18","T3","2B","3S","T2","9C","AC","3D","T15","JD","2S","7S","T8","8S","T10","T1","JB","ND","KD","8B","JS","AS","4B","QB","T7","QS","AD","6S","5B","NS","6B","T12","TC","T14","8D","T16"],"acts":[]}',1800000000000,1800000000000,'played','{"ended":"tricks","tricks":[3,2,0],"coins":[10,-5,-5],"pot":0}');
INSERT INTO "deals" VALUES(7216511897080300151,7,1599649268501108286,'{"record":1,"game":"scarto","edition":"mcleod","options":{},"stake":1,"seats":["member:em6typbnyrhbp","patron:grit","member:f0g68d28aw7p5"],"dealer":0,"hands":[["T3","2B","2C","AC","8D","9S","6D","KS","2S","TD","KB","4S","T19","3D","T10","7B","JS","T17","KD","T5","T9","AS","T0","4B","4C"],["4D","KC","QS","8S","T2","QD","TS","T8","T11","JC","QB","JD","ND","NS","T18","T1","5D","3C","T14","7C","9D","T21","AD","6S","2D"],["T16","T13","T7","5C","3S","8C","7D","6C","7S","JB","3B","5S","T20","T12","QC","9B","T4","TC","T15","9C","T6","6B","8B","TB","5B"]],"stock":["NB","NC","AB"],"acts":[]}',1800000000000,NULL,NULL,NULL);
INSERT INTO "deals" VALUES(8105080187957863485,7,-4744348857903608381,'{"record":1,"game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":0,"hands":[["7C","2B","QB","AD","T15"],["AB","T6","2D","7S","5B"],["8S","T7","T0","ND","TS"]],"stock":["5D","8B","2C","T19","T18","NC","4B","3D","2S","T1","NS","KC","4C","QS","T4","6S","9D","3B","JB","AC","8C","9C","5S","T11","JD","T17","KB","T13","TB","9B","T8","AS","4S","7B","QD","JC","T14","8D","T9","TC","3S","5C","TD","3C","T3","6B","7D","T16","6D","T12","T2","T21","4D","NB","6C","T5","QC","KS","T20","KD","T10","9S","JS"],"acts":[]}',1800000000000,NULL,NULL,NULL);
INSERT INTO "deals" VALUES(8495916355658876658,7,-7705284353389610571,'{"record":1,"game":"triomphe","edition":"vieville","options":{},"stake":5,"seats":["member:1e7f72ntm43ng","patron:odile","patron:barnabe","member:em6typbnyrhbp"],"dealer":1,"hands":[["TB","8C","2D","6D","T10"],["JB","7C","ND","JD","T20"],["JC","TS","4B","6C","4S"],["T16","7B","T11","AD","KS"]],"stock":["4C","TC","5D","3C","AC","9C","T15","T12","JS","T1","9B","7S","5B","7D","T8","NB","2B","NS","T17","QD","8B","3B","5S","5C","T2","AS","T18","6S","3S","KB","T21","T6","KC","T14","T7","9D","2S","NC","2C","8S","TD","KD","T4","QS","3D","T3","QB","T13","8D","AB","T5","QC","4D","T0","9S","T19","T9","6B"],"acts":[]}',1800000000000,NULL,NULL,NULL);
CREATE TABLE guilds (
    guild    BIGINT PRIMARY KEY NOT NULL,
    settings TEXT NOT NULL DEFAULT '{}',
    gone_at  BIGINT
);
CREATE TABLE house_log (
    id    INTEGER PRIMARY KEY,
    guild BIGINT NOT NULL,
    at    BIGINT NOT NULL,
    by    BIGINT,
    what  TEXT NOT NULL
);
INSERT INTO "house_log" VALUES(1,7,1800000000000,4,'{"did":"granted","to":"04t1ab2p6d6km","coins":300,"reason":"for the road"}');
INSERT INTO "house_log" VALUES(2,7,1800000000000,4,'{"did":"patron-hired","name":"Odile"}');
INSERT INTO "house_log" VALUES(3,7,1800000000000,4,'{"did":"voided","deal":"5pvj1y1fzqqvb","table":"4h631zv5qpn2s","reason":"","made_good":0}');
INSERT INTO "house_log" VALUES(4,7,1800000000000,4,'{"did":"banned","member":612345678901234567,"until":null,"reason":"loud"}');
CREATE TABLE members (
    guild  BIGINT NOT NULL,
    member BIGINT NOT NULL,
    name   TEXT NOT NULL,
    purse  BIGINT NOT NULL,
    plays  BIGINT, taste TEXT NOT NULL DEFAULT '{}',
    PRIMARY KEY (guild, member)
);
INSERT INTO "members" VALUES(7,1,'Ann',-1577563121907907210,NULL,'{}');
INSERT INTO "members" VALUES(7,2,'Bob',1665741516544544432,NULL,'{}');
INSERT INTO "members" VALUES(7,3,'Cyd',-1134686754667880763,NULL,'{}');
INSERT INTO "members" VALUES(7,4,'Dan',8681611093377763729,NULL,'{}');
CREATE TABLE notes (
    guild    BIGINT NOT NULL,
    transfer TEXT NOT NULL,
    author   BIGINT NOT NULL,
    words    TEXT NOT NULL,
    PRIMARY KEY (guild, transfer)
);
INSERT INTO "notes" VALUES(7,'brenna',4,'for the road');
INSERT INTO "notes" VALUES(7,'5pvj1y1fzqqvb:undo:0',4,'a card fell');
INSERT INTO "notes" VALUES(7,'5pvj1y1fzqqvb:undo:1',4,'a card fell');
CREATE TABLE patrons (
    guild        BIGINT NOT NULL,
    key          TEXT NOT NULL,
    name         TEXT NOT NULL,
    face         TEXT NOT NULL,
    temper       TEXT NOT NULL,
    skill        TEXT NOT NULL,
    hired_at     BIGINT NOT NULL,
    dismissed_at BIGINT,
    PRIMARY KEY (guild, key)
);
INSERT INTO "patrons" VALUES(7,'h-ccb4jkrjts89v','Odile','🐺','sly','master',1800000000000,NULL);
CREATE TABLE pulse (
    one      INTEGER PRIMARY KEY CHECK (one = 1),
    alive_at BIGINT NOT NULL
);
INSERT INTO "pulse" VALUES(1,1800000000000);
CREATE TABLE reports (
    id     INTEGER PRIMARY KEY,
    guild  BIGINT NOT NULL,
    member BIGINT NOT NULL,
    deal   BIGINT,
    words  TEXT NOT NULL,
    body   TEXT NOT NULL,
    people TEXT NOT NULL,
    at     BIGINT NOT NULL
);
CREATE TABLE secrets (
    name TEXT PRIMARY KEY NOT NULL,
    key  TEXT NOT NULL
);
INSERT INTO "secrets" VALUES('welcomes','ae73eb28c446d653ee008c03959232b1bdc2541528675b4fc78af6df7030d6c2');
CREATE TABLE session_tables (
    session  BIGINT NOT NULL REFERENCES sessions (id),
    table_id BIGINT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (session, table_id)
) WITHOUT ROWID;
CREATE TABLE sessions (
    id        BIGINT PRIMARY KEY NOT NULL,
    guild     BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    closed_at BIGINT,
    state     TEXT NOT NULL DEFAULT '{}'
);
CREATE TABLE shuffles (
    deal     BIGINT PRIMARY KEY NOT NULL,
    guild    BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    seed     TEXT NOT NULL,
    bound    TEXT NOT NULL,
    hash     TEXT NOT NULL,
    made_at  BIGINT NOT NULL,
    cuts     TEXT NOT NULL DEFAULT '[]',
    ended    TEXT CHECK (ended IN ('dealt', 'withdrawn'))
);
INSERT INTO "shuffles" VALUES(6588275805547913067,7,5231038714154275929,'099a9557f7c10c2efbb8b101d9e0ec85610d5c74a887d1d4fb8d28a73a475f40','{"server":"7","table":"4h631zv5qpn2s","deal":"5pvj1y1fzqqvb","game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":0}','c7b3026723ecdbe6005770c060c62471334c3a9ef3c53948cdaeb442f2c5bef2',1800000000000,'[null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(601557647518915267,7,5231038714154275929,'192686bfeb57188612bc925d2019915736c7eb2ee481a4f2134a7ba7e216986d','{"server":"7","table":"4h631zv5qpn2s","deal":"0gp99fs24hpp3","game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":1}','b35bc551a0a583eb4f6c2aeb2437a336fe11a25f0640804953937be5f63f7f7c',1800000000000,'[null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(4842276358480096245,7,5231038714154275929,'9e3517822d01881ed12533cf7429a193c3eac3887865646a2c11c2c7701e8a72','{"server":"7","table":"4h631zv5qpn2s","deal":"46csrp55qmtzn","game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":2}','dc67dba40dd2226ede374f56023b2413778a23b7f958b94b5c2229b5877fa8b4',1800000000000,'[null,null,null]','withdrawn');
INSERT INTO "shuffles" VALUES(-3650053241238410082,7,-4744348857903608381,'8d971357556379de1252c850b5b8d7b763de96ac7d74abe977fe26e8259e0d5d','{"server":"7","table":"bwa5fv6s203e3","deal":"ctp37x9wbhb4y","game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":0}','72e1957c7c0223665a5206d315b785782431435d92f74df30d6bf6c6215771ce',1800000000000,'[null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(-9143847516017555895,7,-4744348857903608381,'d52c7a3b47ccee1791fbe3fa390315f8e7b0e7132ef1a1a18ba6737c51970211','{"server":"7","table":"bwa5fv6s203e3","deal":"826m745fpz1j9","game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":1}','b2113d3f08bc22a9e38c427766d16d1beefcbddbe516fe5a2af7810a26536048',1800000000000,'[null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(-8949127039422187517,7,-4744348857903608381,'4ea511c80cf05640f14ea87a56ee14271f6748c68083fa77a4a5504d4fc23e3f','{"server":"7","table":"bwa5fv6s203e3","deal":"87kjgbx2pbe03","game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":2}','14b877a58b3ba667960419707f00b14b6ad68001cebbb04e9890189541666df7',1800000000000,'[null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(8105080187957863485,7,-4744348857903608381,'4be3747302a266102c4bfb78de823b03597e882b495119fdf53e48b92a7fffcd','{"server":"7","table":"bwa5fv6s203e3","deal":"70yr7fm3mhs1x","game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":0}','a4eec14832e58ac2810e94cec776094af7ab7532c7109056d8c449dcd087c7ba',1800000000000,'[null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(8495916355658876658,7,-7705284353389610571,'7ef5acf6138894a33cc3a1b6a8adfd1533294ce6661bb4e15853cc2933454d72','{"server":"7","table":"9a4amphvdcedn","deal":"7bswex627n1qj","game":"triomphe","edition":"vieville","options":{},"stake":5,"seats":["member:1e7f72ntm43ng","patron:odile","patron:barnabe","member:em6typbnyrhbp"],"dealer":1}','d9a290337eb690a43945b28dfe9b545f1b0d33c96c0d404964ed68b2d0773162',1800000000000,'[null,null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(7216511897080300151,7,1599649268501108286,'6b964a09978f710dc4a5de9992a85fd23ad055e4343b524913370c9d09c18fdd','{"server":"7","table":"1ccrrh373hnhy","deal":"689hkaqqdm0kq","game":"scarto","edition":"mcleod","options":{},"stake":1,"seats":["member:em6typbnyrhbp","patron:grit","member:f0g68d28aw7p5"],"dealer":0}','8328973bf500d00c73443a01d32a1c3c9e5e6389109a028ceea66c03992bfd34',1800000000000,'[null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(-6115495869030124290,7,-1930049525343520290,'389c0621124de001eb990503b4afb76ef1ec0250a7c7e4f27db204c93bcc4b26','{"server":"7","table":"eadrp5txfsyey","deal":"ap8b4x26hed7y","game":"tarocchi","edition":"white-parrot","options":{},"stake":1,"seats":["member:1e7f72ntm43ng","patron:sibylla","member:f0g68d28aw7p5"],"dealer":0}','9dd87de80b2a2ed9024f3ce2860b938fc737d12ea298344f5adbd4c2d068cf03',1800000000000,'[null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(-2286345588101647146,7,2967255480624114162,'7bb73253f9e5957b06ae81b41440833fa69ffba858c535a8e259bfcb8d7dbe55','{"server":"7","table":"2jbef4dr6wtfj","deal":"e0ha4smdppx6p","game":"mitigati","edition":"chee","options":{},"stake":1,"seats":["member:7gyt79b9dyjch","patron:matteo","member:em6typbnyrhbp"],"dealer":1}','fbe88bdd65f2e821030ce1487c824330dd623e1b9fde664151dabb76e35a24b4',1800000000000,'[null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(-5118452993719306352,7,9149360020082126549,'6e962b6b997fea552ce44a1ab12765a7525c962232253548cdfca44855be2fb1','{"server":"7","table":"7xy8eeszjfvpn","deal":"bhxwt3vtx6xwg","game":"troccas","edition":"classic","options":{},"stake":1,"seats":["member:em6typbnyrhbp","member:f0g68d28aw7p5","member:1e7f72ntm43ng","member:7gyt79b9dyjch"],"dealer":0}','4d2598c8d993b5bac5a43810d111ea273fcbb0ed806cc80c8d446ffaaa76540c',1800000000000,'[null,null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(-4654352495612043981,7,2621699487935471577,'956227a645a590e09ae3f288ae0022456faf6920b8fc9d17dce11e534b0a3356','{"server":"7","table":"28rh5scz3f7ys","deal":"byt3b22kseq9k","game":"swiss","edition":"classic","options":{},"stake":10,"seats":["member:7gyt79b9dyjch","patron:hesper","member:1e7f72ntm43ng"],"dealer":1}','2ec9ca7a86e99e2d44b202777d44390ed24fd4fc5161c632a6a2716d2b12db91',1800000000000,'[null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(1058080758750048782,7,2621699487935471577,'38c2069b4c090266aeaa0f142c92478d9a6e06c3f20e1eab6a05f3919aa85078','{"server":"7","table":"28rh5scz3f7ys","deal":"0xbrev0cfhwge","game":"swiss","edition":"classic","options":{},"stake":10,"seats":["member:7gyt79b9dyjch","patron:hesper","member:1e7f72ntm43ng"],"dealer":0}','6d0384f91ebde458314053203888b8feff35571d133dad3a54556460e3649a4e',1800000000000,'[null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(3466708852061355169,7,-366511662533115478,'23e8575f93c85a92ef3fdd0c49c54536b8bdc3a62c423436cb04130dbabbd95a','{"server":"7","table":"fntf3jptat0da","deal":"3071sanhd3f51","game":"latriomphe","edition":"classic","options":{},"stake":10,"seats":["member:f0g68d28aw7p5","member:7gyt79b9dyjch"],"dealer":0}','a657569d6dbc57d08af4add41a9af4aec1f8150d4a5caee5a3eab9be7c08c7f7',1800000000000,'[null,null]','dealt');
INSERT INTO "shuffles" VALUES(-4531544947499237213,7,-366511662533115478,'d4a533a27d15e7166ac3cc6e3fd531a0475f742bf30b5fcd4daf5166bcfc0d34','{"server":"7","table":"fntf3jptat0da","deal":"c275qw4g9f053","game":"latriomphe","edition":"classic","options":{},"stake":10,"seats":["member:f0g68d28aw7p5","member:7gyt79b9dyjch"],"dealer":1}','104d2b8956c275eb878f49630c3e49e95f0240d5e7501e6136eb2a2ac48bf034',1800000000000,'[null,null]','dealt');
INSERT INTO "shuffles" VALUES(8013212846095615340,7,3383104822813380711,'05f409ef8f73a6c4b6a56d8782f79756955576a285a3c39bbd674a29adeedf90','{"server":"7","table":"2xwskx5rv7m37","deal":"6yd56m2rj0hbc","game":"trefeltromp","edition":"classic","options":{},"stake":1,"seats":["member:1e7f72ntm43ng","patron:rurik"],"dealer":0}','48294ca8ee3f0e321c800d6a8cfd15a1e0480c635bd8a3cc9799a15760d35a16',1800000000000,'[null,null]','withdrawn');
INSERT INTO "shuffles" VALUES(7659440654513492112,7,3383104822813380711,'bb3dc49cd49d306a001a5bce4e4c8609b88e050bd5aed6cbc9707d3f7926c159','{"server":"7","table":"2xwskx5rv7m37","deal":"6mjycp6f7cm4g","game":"trefeltromp","edition":"classic","options":{},"stake":1,"seats":["member:1e7f72ntm43ng","patron:rurik","member:7gyt79b9dyjch"],"dealer":0}','f96b0f32d3ca3d57bd6ab15925beacaed5774296807fcc4bf149e60f2c2b24db',1800000000000,'[null,null,null]','withdrawn');
INSERT INTO "shuffles" VALUES(6017811914607119389,7,3383104822813380711,'49b53a223950181e339f7f946eb45a3cfffbe245517f0fd6fed128603e3bbc18','{"server":"7","table":"2xwskx5rv7m37","deal":"570wg1nvmak0x","game":"trefeltromp","edition":"classic","options":{},"stake":1,"seats":["member:1e7f72ntm43ng","patron:rurik","member:7gyt79b9dyjch","member:em6typbnyrhbp"],"dealer":0}','44b871f9a9cc2558a6e777e978729ccf18c2e6fa43e1b8836018bfe206322295',1800000000000,'[null,null,null,null]','dealt');
INSERT INTO "shuffles" VALUES(1741196275763368397,7,3646297186648726823,'61f4c65e204a3c1ee87a01ba3784753736d9a412ea2c954d6468c21d240f1ec5','{"server":"7","table":"356hzz3nv8797","deal":"1gafrs6ehqmed","game":"triomphe","edition":"tavern","options":{},"stake":5,"seats":["member:f0g68d28aw7p5","patron:anselm","member:1e7f72ntm43ng"],"dealer":1}','bdf11f67994892870746dc8553761cc3cdc32db2082ad3f8a509240642061829',1800000000000,'[null,null,null]','dealt');
CREATE TABLE surfaces (
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    kind      TEXT NOT NULL,
    channel   BIGINT NOT NULL,
    message   BIGINT NOT NULL,
    posted_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind)
);
CREATE TABLE tables (
    id        INTEGER PRIMARY KEY,
    guild     BIGINT NOT NULL,
    channel   BIGINT NOT NULL,
    version   BIGINT NOT NULL,
    state     TEXT NOT NULL,
    due_at    BIGINT,
    closed    BIGINT NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    opened_at BIGINT NOT NULL,
    wrote_at  BIGINT NOT NULL
);
INSERT INTO "tables" VALUES(-7705284353389610571,7,70,15,'{"terms":{"game":"triomphe","edition":"vieville","stake":0,"turn_seconds":60},"host":2,"chairs":[{"player":{"member":{"member":2,"purse":"1e7f72ntm43ng"}},"standing":"in","absences":0,"since":0},{"player":{"patron":"odile"},"standing":"in","absences":0,"since":1},{"player":{"patron":"barnabe"},"standing":"in","absences":0,"since":2},{"player":{"member":{"member":1,"purse":"em6typbnyrhbp"}},"standing":"in","absences":0,"since":3}],"dealer":1,"deals":0,"closing":false,"phase":{"playing":{"deal":"7bswex627n1qj","chairs":[0,1,2,3],"stretch":"turn","banks":[60000,60000,60000,60000]}},"notices":[],"last":null,"orders":{},"shuffle":{"deal":"7bswex627n1qj","bound":{"server":"7","table":"9a4amphvdcedn","deal":"7bswex627n1qj","game":"triomphe","edition":"vieville","options":{},"stake":0,"seats":["member:1e7f72ntm43ng","patron:odile","patron:barnabe","member:em6typbnyrhbp"],"dealer":1},"hash":"d9a290337eb690a43945b28dfe9b545f1b0d33c96c0d404964ed68b2d0773162","cuts":[null,null,null,null],"dealt":true},"place":"channel"}',1800000060000,0,1800000000000,1800000000000);
INSERT INTO "tables" VALUES(-4849204056662900862,7,70,2,'{"terms":{"game":"triomphe","edition":"tavern","stake":0,"turn_seconds":60},"host":4,"chairs":[{"player":{"member":{"member":4,"purse":"7gyt79b9dyjch"}},"standing":"in","absences":0,"since":0},{"player":{"patron":"colette"},"standing":"in","absences":0,"since":1}],"dealer":1,"deals":0,"closing":false,"phase":"lobby","notices":[],"last":null,"orders":{},"place":"channel"}',1800001800000,0,1800000000000,1800000000000);
INSERT INTO "tables" VALUES(-4744348857903608381,7,70,54,'{"terms":{"game":"triomphe","edition":"tavern","stake":0,"turn_seconds":60},"host":1,"chairs":[{"player":{"member":{"member":1,"purse":"em6typbnyrhbp"}},"standing":"in","absences":0,"since":0},{"player":{"member":{"member":2,"purse":"1e7f72ntm43ng"}},"standing":"in","absences":0,"since":1},{"player":{"member":{"member":3,"purse":"f0g68d28aw7p5"}},"standing":"in","absences":0,"since":2}],"dealer":0,"deals":3,"closing":false,"phase":{"playing":{"deal":"70yr7fm3mhs1x","chairs":[0,1,2],"stretch":"turn","banks":[60000,60000,60000]}},"notices":[],"last":"87kjgbx2pbe03","orders":{},"shuffle":{"deal":"70yr7fm3mhs1x","bound":{"server":"7","table":"bwa5fv6s203e3","deal":"70yr7fm3mhs1x","game":"triomphe","edition":"tavern","options":{},"stake":0,"seats":["member:em6typbnyrhbp","member:1e7f72ntm43ng","member:f0g68d28aw7p5"],"dealer":0},"hash":"a4eec14832e58ac2810e94cec776094af7ab7532c7109056d8c449dcd087c7ba","cuts":[null,null,null],"dealt":true},"won":[[{"member":{"member":1,"purse":"em6typbnyrhbp"}},10],[{"member":{"member":2,"purse":"1e7f72ntm43ng"}},-5],[{"member":{"member":3,"purse":"f0g68d28aw7p5"}},-5]],"place":"channel"}',1800000060000,0,1800000000000,1800000000000);
INSERT INTO "tables" VALUES(-1930049525343520290,7,70,21,'{"terms":{"game":"tarocchi","edition":"white-parrot","stake":1,"turn_seconds":60},"host":2,"chairs":[{"player":{"member":{"member":2,"purse":"1e7f72ntm43ng"}},"standing":"in","absences":0,"since":0},{"player":{"patron":"sibylla"},"standing":"in","absences":0,"since":1},{"player":{"member":{"member":3,"purse":"f0g68d28aw7p5"}},"standing":"in","absences":0,"since":2}],"dealer":0,"deals":0,"closing":false,"phase":{"playing":{"deal":"ap8b4x26hed7y","chairs":[0,1,2],"stretch":"turn","banks":[60000,60000,60000]}},"notices":[],"last":null,"orders":{},"shuffle":{"deal":"ap8b4x26hed7y","bound":{"server":"7","table":"eadrp5txfsyey","deal":"ap8b4x26hed7y","game":"tarocchi","edition":"white-parrot","options":{},"stake":1,"seats":["member:1e7f72ntm43ng","patron:sibylla","member:f0g68d28aw7p5"],"dealer":0},"hash":"9dd87de80b2a2ed9024f3ce2860b938fc737d12ea298344f5adbd4c2d068cf03","cuts":[null,null,null],"dealt":true},"place":"channel"}',1800000060000,0,1800000000000,1800000000000);
INSERT INTO "tables" VALUES(-366511662533115478,7,70,15,'{"terms":{"game":"latriomphe","edition":"classic","stake":10,"turn_seconds":60},"host":3,"chairs":[{"player":{"member":{"member":3,"purse":"f0g68d28aw7p5"}},"standing":"in","absences":0,"since":0},{"player":{"member":{"member":4,"purse":"7gyt79b9dyjch"}},"standing":"in","absences":0,"since":1}],"dealer":1,"deals":1,"closing":false,"phase":{"playing":{"deal":"c275qw4g9f053","chairs":[0,1],"stretch":"turn","banks":[60000,60000]}},"notices":[],"last":"3071sanhd3f51","match_on":{"id":"8mrapkx74ahzp","players":[{"member":{"member":3,"purse":"f0g68d28aw7p5"}},{"member":{"member":4,"purse":"7gyt79b9dyjch"}}],"score":[1,0],"deal":2},"orders":{},"shuffle":{"deal":"c275qw4g9f053","bound":{"server":"7","table":"fntf3jptat0da","deal":"c275qw4g9f053","game":"latriomphe","edition":"classic","options":{},"stake":10,"seats":["member:f0g68d28aw7p5","member:7gyt79b9dyjch"],"dealer":1},"hash":"104d2b8956c275eb878f49630c3e49e95f0240d5e7501e6136eb2a2ac48bf034","cuts":[null,null],"dealt":true},"won":[[{"member":{"member":3,"purse":"f0g68d28aw7p5"}},0],[{"member":{"member":4,"purse":"7gyt79b9dyjch"}},0]],"place":"channel"}',1800000060000,0,1800000000000,1800000000000);
INSERT INTO "tables" VALUES(1599649268501108286,7,70,16,'{"terms":{"game":"scarto","edition":"mcleod","stake":1,"turn_seconds":60},"host":1,"chairs":[{"player":{"member":{"member":1,"purse":"em6typbnyrhbp"}},"standing":"in","absences":0,"since":0},{"player":{"patron":"grit"},"standing":"in","absences":0,"since":1},{"player":{"member":{"member":3,"purse":"f0g68d28aw7p5"}},"standing":"in","absences":0,"since":2}],"dealer":0,"deals":0,"closing":false,"phase":{"playing":{"deal":"689hkaqqdm0kq","chairs":[0,1,2],"stretch":"turn","banks":[60000,60000,60000]}},"notices":[],"last":null,"orders":{},"shuffle":{"deal":"689hkaqqdm0kq","bound":{"server":"7","table":"1ccrrh373hnhy","deal":"689hkaqqdm0kq","game":"scarto","edition":"mcleod","options":{},"stake":1,"seats":["member:em6typbnyrhbp","patron:grit","member:f0g68d28aw7p5"],"dealer":0},"hash":"8328973bf500d00c73443a01d32a1c3c9e5e6389109a028ceea66c03992bfd34","cuts":[null,null,null],"dealt":true},"place":"channel"}',1800000060000,0,1800000000000,1800000000000);
INSERT INTO "tables" VALUES(2621699487935471577,7,70,89,'{"terms":{"game":"swiss","edition":"classic","stake":10,"turn_seconds":60},"host":4,"chairs":[{"player":{"member":{"member":4,"purse":"7gyt79b9dyjch"}},"standing":"in","absences":0,"since":0},{"player":{"patron":"hesper"},"standing":"in","absences":0,"since":1},{"player":{"member":{"member":2,"purse":"1e7f72ntm43ng"}},"standing":"in","absences":0,"since":2}],"dealer":0,"deals":1,"closing":false,"phase":{"playing":{"deal":"0xbrev0cfhwge","chairs":[0,1,2],"stretch":"turn","banks":[60000,60000,60000]}},"notices":[],"last":"byt3b22kseq9k","match_on":{"id":"08307esjs7ps7","players":[{"member":{"member":4,"purse":"7gyt79b9dyjch"}},{"patron":"hesper"},{"member":{"member":2,"purse":"1e7f72ntm43ng"}}],"score":[16,51,11],"deal":2},"orders":{},"shuffle":{"deal":"0xbrev0cfhwge","bound":{"server":"7","table":"28rh5scz3f7ys","deal":"0xbrev0cfhwge","game":"swiss","edition":"classic","options":{},"stake":10,"seats":["member:7gyt79b9dyjch","patron:hesper","member:1e7f72ntm43ng"],"dealer":0},"hash":"6d0384f91ebde458314053203888b8feff35571d133dad3a54556460e3649a4e","cuts":[null,null,null],"dealt":true},"won":[[{"member":{"member":4,"purse":"7gyt79b9dyjch"}},0],[{"patron":"hesper"},0],[{"member":{"member":2,"purse":"1e7f72ntm43ng"}},0]],"place":"channel"}',1800000060000,0,1800000000000,1800000000000);
INSERT INTO "tables" VALUES(2967255480624114162,7,70,16,'{"terms":{"game":"mitigati","edition":"chee","stake":1,"turn_seconds":60},"host":4,"chairs":[{"player":{"member":{"member":4,"purse":"7gyt79b9dyjch"}},"standing":"in","absences":0,"since":0},{"player":{"patron":"matteo"},"standing":"in","absences":0,"since":1},{"player":{"member":{"member":1,"purse":"em6typbnyrhbp"}},"standing":"in","absences":0,"since":2}],"dealer":1,"deals":0,"closing":false,"phase":{"playing":{"deal":"e0ha4smdppx6p","chairs":[0,1,2],"stretch":"turn","banks":[60000,60000,60000]}},"notices":[],"last":null,"orders":{},"shuffle":{"deal":"e0ha4smdppx6p","bound":{"server":"7","table":"2jbef4dr6wtfj","deal":"e0ha4smdppx6p","game":"mitigati","edition":"chee","options":{},"stake":1,"seats":["member:7gyt79b9dyjch","patron:matteo","member:em6typbnyrhbp"],"dealer":1},"hash":"fbe88bdd65f2e821030ce1487c824330dd623e1b9fde664151dabb76e35a24b4","cuts":[null,null,null],"dealt":true},"place":"channel"}',1800000060000,0,1800000000000,1800000000000);
INSERT INTO "tables" VALUES(3383104822813380711,7,70,10,'{"terms":{"game":"trefeltromp","edition":"classic","stake":1,"turn_seconds":60},"host":2,"chairs":[{"player":{"member":{"member":2,"purse":"1e7f72ntm43ng"}},"standing":"in","absences":0,"since":0},{"player":{"patron":"rurik"},"standing":"in","absences":0,"since":1},{"player":{"member":{"member":4,"purse":"7gyt79b9dyjch"}},"standing":"in","absences":0,"since":2},{"player":{"member":{"member":1,"purse":"em6typbnyrhbp"}},"standing":"in","absences":0,"since":3}],"dealer":0,"deals":0,"closing":false,"phase":{"playing":{"deal":"570wg1nvmak0x","chairs":[0,1,2,3],"stretch":"turn","banks":[60000,60000,60000,60000]}},"notices":[],"last":null,"orders":{},"shuffle":{"deal":"570wg1nvmak0x","bound":{"server":"7","table":"2xwskx5rv7m37","deal":"570wg1nvmak0x","game":"trefeltromp","edition":"classic","options":{},"stake":1,"seats":["member:1e7f72ntm43ng","patron:rurik","member:7gyt79b9dyjch","member:em6typbnyrhbp"],"dealer":0},"hash":"44b871f9a9cc2558a6e777e978729ccf18c2e6fa43e1b8836018bfe206322295","cuts":[null,null,null,null],"dealt":true},"place":"channel"}',1800000060000,0,1800000000000,1800000000000);
INSERT INTO "tables" VALUES(3646297186648726823,7,70,7,'{"terms":{"game":"triomphe","edition":"tavern","stake":0,"turn_seconds":60},"host":3,"chairs":[{"player":{"member":{"member":3,"purse":"f0g68d28aw7p5"}},"standing":"in","absences":0,"since":0},{"player":{"patron":"anselm"},"standing":"in","absences":0,"since":1},{"player":{"member":{"member":2,"purse":"1e7f72ntm43ng"}},"standing":"in","absences":0,"since":2}],"dealer":1,"deals":0,"closing":false,"phase":{"playing":{"deal":"1gafrs6ehqmed","chairs":[0,1,2],"stretch":"turn","banks":[60000,60000,60000]}},"notices":[],"last":null,"orders":{"paused":{"by":"gm","left":60000,"granted":0}},"shuffle":{"deal":"1gafrs6ehqmed","bound":{"server":"7","table":"356hzz3nv8797","deal":"1gafrs6ehqmed","game":"triomphe","edition":"tavern","options":{},"stake":0,"seats":["member:f0g68d28aw7p5","patron:anselm","member:1e7f72ntm43ng"],"dealer":1},"hash":"bdf11f67994892870746dc8553761cc3cdc32db2082ad3f8a509240642061829","cuts":[null,null,null],"dealt":true},"place":"channel"}',NULL,0,1800000000000,1800000000000);
INSERT INTO "tables" VALUES(5231038714154275929,7,70,43,'{"terms":{"game":"triomphe","edition":"tavern","stake":0,"turn_seconds":60},"host":1,"chairs":[{"player":{"member":{"member":1,"purse":"em6typbnyrhbp"}},"standing":"in","absences":0,"since":0},{"player":{"member":{"member":2,"purse":"1e7f72ntm43ng"}},"standing":"in","absences":0,"since":1},{"player":{"member":{"member":3,"purse":"f0g68d28aw7p5"}},"standing":"in","absences":0,"since":2}],"dealer":2,"deals":2,"closing":false,"phase":{"closed":{"why":"asked"}},"notices":[{"what":"deal-voided","deal":"5pvj1y1fzqqvb"}],"last":"0gp99fs24hpp3","orders":{},"won":[[{"member":{"member":1,"purse":"em6typbnyrhbp"}},-5],[{"member":{"member":2,"purse":"1e7f72ntm43ng"}},-5],[{"member":{"member":3,"purse":"f0g68d28aw7p5"}},10]],"place":"channel"}',NULL,1,1800000000000,1800000000000);
INSERT INTO "tables" VALUES(9149360020082126549,7,70,16,'{"terms":{"game":"troccas","edition":"classic","stake":1,"turn_seconds":60},"host":1,"chairs":[{"player":{"member":{"member":1,"purse":"em6typbnyrhbp"}},"standing":"in","absences":0,"since":0},{"player":{"member":{"member":3,"purse":"f0g68d28aw7p5"}},"standing":"in","absences":0,"since":2},{"player":{"member":{"member":2,"purse":"1e7f72ntm43ng"}},"standing":"in","absences":0,"since":1},{"player":{"member":{"member":4,"purse":"7gyt79b9dyjch"}},"standing":"in","absences":0,"since":3}],"dealer":0,"deals":0,"closing":false,"phase":{"playing":{"deal":"bhxwt3vtx6xwg","chairs":[0,1,2,3],"stretch":"turn","banks":[60000,60000,60000,60000]}},"notices":[],"last":null,"draw":{"players":[{"member":{"member":1,"purse":"em6typbnyrhbp"}},{"member":{"member":3,"purse":"f0g68d28aw7p5"}},{"member":{"member":2,"purse":"1e7f72ntm43ng"}},{"member":{"member":4,"purse":"7gyt79b9dyjch"}}],"cards":[[{"member":{"member":4,"purse":"7gyt79b9dyjch"}},"6D"],[{"member":{"member":3,"purse":"f0g68d28aw7p5"}},"KS"],[{"member":{"member":2,"purse":"1e7f72ntm43ng"}},"7C"],[{"member":{"member":1,"purse":"em6typbnyrhbp"}},"TC"],[{"member":{"member":4,"purse":"7gyt79b9dyjch"}},"2C"],[{"member":{"member":3,"purse":"f0g68d28aw7p5"}},"7D"],[{"member":{"member":2,"purse":"1e7f72ntm43ng"}},"5C"],[{"member":{"member":1,"purse":"em6typbnyrhbp"}},"2B"],[{"member":{"member":4,"purse":"7gyt79b9dyjch"}},"AS"],[{"member":{"member":3,"purse":"f0g68d28aw7p5"}},"8S"],[{"member":{"member":2,"purse":"1e7f72ntm43ng"}},"T8"],[{"member":{"member":1,"purse":"em6typbnyrhbp"}},"4C"],[{"member":{"member":4,"purse":"7gyt79b9dyjch"}},"T13"],[{"member":{"member":3,"purse":"f0g68d28aw7p5"}},"NS"],[{"member":{"member":1,"purse":"em6typbnyrhbp"}},"AB"],[{"member":{"member":3,"purse":"f0g68d28aw7p5"}},"9S"],[{"member":{"member":1,"purse":"em6typbnyrhbp"}},"3C"],[{"member":{"member":3,"purse":"f0g68d28aw7p5"}},"T17"],[{"member":{"member":1,"purse":"em6typbnyrhbp"}},"5D"],[{"member":{"member":1,"purse":"em6typbnyrhbp"}},"T1"]],"deal":1},"orders":{},"shuffle":{"deal":"bhxwt3vtx6xwg","bound":{"server":"7","table":"7xy8eeszjfvpn","deal":"bhxwt3vtx6xwg","game":"troccas","edition":"classic","options":{},"stake":1,"seats":["member:em6typbnyrhbp","member:f0g68d28aw7p5","member:1e7f72ntm43ng","member:7gyt79b9dyjch"],"dealer":0},"hash":"4d2598c8d993b5bac5a43810d111ea273fcbb0ed806cc80c8d446ffaaa76540c","cuts":[null,null,null,null],"dealt":true},"place":"channel"}',1800000060000,0,1800000000000,1800000000000);
CREATE TABLE transfers (
    id            INTEGER PRIMARY KEY,
    guild         BIGINT NOT NULL,
    name          TEXT NOT NULL,
    debit         BIGINT NOT NULL,
    credit        BIGINT NOT NULL,
    amount        BIGINT NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000000),
    reason        TEXT NOT NULL,
    cause         TEXT,
    at            BIGINT NOT NULL,
    debit_before  BIGINT NOT NULL,
    credit_before BIGINT NOT NULL,
    UNIQUE (guild, name),
    CHECK (debit <> credit),
    CHECK (cause IS NULL OR substr(name, 1, length(cause) + 1) = cause || ':')
);
INSERT INTO "transfers" VALUES(1,7,'start:cff4c49259543d06701dc15181ac0a2f',1,2,100,'start',NULL,1800000000000,0,0);
INSERT INTO "transfers" VALUES(2,7,'start:43f79793d1d8cf821e3579e1e7d44b7b',1,3,100,'start',NULL,1800000000000,1,0);
INSERT INTO "transfers" VALUES(3,7,'start:51b2a100249aa260ef6b3ef1dfb2cb68',1,4,100,'start',NULL,1800000000000,2,0);
INSERT INTO "transfers" VALUES(4,7,'start:f50c16b2e9c6e7949d7538dfb6b7af0d',1,5,100,'start',NULL,1800000000000,3,0);
INSERT INTO "transfers" VALUES(5,7,'start:a57c9fb5e7b870bc60a049f1dfa5f311',1,6,100,'start',NULL,1800000000000,4,0);
INSERT INTO "transfers" VALUES(6,7,'order:1:900:2ptkfbpn38798',1,2,900,'grant',NULL,1800000000000,5,1);
INSERT INTO "transfers" VALUES(7,7,'order:2:900:dqpfa4f4ybw5x',1,3,900,'grant',NULL,1800000000000,6,2);
INSERT INTO "transfers" VALUES(8,7,'order:3:900:2sqv2qhkjx1zb',1,4,900,'grant',NULL,1800000000000,7,3);
INSERT INTO "transfers" VALUES(9,7,'order:4:900:ezgb2r6mhg8de',1,5,900,'grant',NULL,1800000000000,8,4);
INSERT INTO "transfers" VALUES(10,7,'order:5:900:5gdawh3d2reev',1,6,900,'grant',NULL,1800000000000,9,5);
INSERT INTO "transfers" VALUES(11,7,'brenna',1,7,300,'grant',NULL,1800000000000,10,0);
INSERT INTO "transfers" VALUES(12,7,'house',1,8,10000,'house',NULL,1800000000000,11,0);
INSERT INTO "transfers" VALUES(13,7,'hired:h-ccb4jkrjts89v',8,9,500,'patron',NULL,1800000000000,12,0);
INSERT INTO "transfers" VALUES(14,7,'5pvj1y1fzqqvb:hold:0',2,10,5,'hold','5pvj1y1fzqqvb',1800000000000,6,0);
INSERT INTO "transfers" VALUES(15,7,'5pvj1y1fzqqvb:hold:1',3,11,5,'hold','5pvj1y1fzqqvb',1800000000000,7,0);
INSERT INTO "transfers" VALUES(16,7,'5pvj1y1fzqqvb:hold:2',4,12,5,'hold','5pvj1y1fzqqvb',1800000000000,8,0);
INSERT INTO "transfers" VALUES(17,7,'5pvj1y1fzqqvb:0',10,13,5,'ante','5pvj1y1fzqqvb',1800000000000,14,0);
INSERT INTO "transfers" VALUES(18,7,'5pvj1y1fzqqvb:1',11,13,5,'ante','5pvj1y1fzqqvb',1800000000000,15,17);
INSERT INTO "transfers" VALUES(19,7,'5pvj1y1fzqqvb:2',12,13,5,'ante','5pvj1y1fzqqvb',1800000000000,16,18);
INSERT INTO "transfers" VALUES(20,7,'5pvj1y1fzqqvb:3',13,10,3,'bonus-T11','5pvj1y1fzqqvb',1800000000000,19,17);
INSERT INTO "transfers" VALUES(21,7,'5pvj1y1fzqqvb:4',13,10,12,'most-tricks','5pvj1y1fzqqvb',1800000000000,20,20);
INSERT INTO "transfers" VALUES(22,7,'5pvj1y1fzqqvb:release:0',10,2,15,'release','5pvj1y1fzqqvb',1800000000000,21,14);
INSERT INTO "transfers" VALUES(23,7,'0gp99fs24hpp3:hold:0',2,10,5,'hold','0gp99fs24hpp3',1800000000000,22,22);
INSERT INTO "transfers" VALUES(24,7,'0gp99fs24hpp3:hold:1',3,11,5,'hold','0gp99fs24hpp3',1800000000000,15,18);
INSERT INTO "transfers" VALUES(25,7,'0gp99fs24hpp3:hold:2',4,12,5,'hold','0gp99fs24hpp3',1800000000000,16,19);
INSERT INTO "transfers" VALUES(26,7,'0gp99fs24hpp3:0',10,13,5,'ante','0gp99fs24hpp3',1800000000000,23,21);
INSERT INTO "transfers" VALUES(27,7,'0gp99fs24hpp3:1',11,13,5,'ante','0gp99fs24hpp3',1800000000000,24,26);
INSERT INTO "transfers" VALUES(28,7,'0gp99fs24hpp3:2',12,13,5,'ante','0gp99fs24hpp3',1800000000000,25,27);
INSERT INTO "transfers" VALUES(29,7,'0gp99fs24hpp3:3',13,12,15,'most-tricks','0gp99fs24hpp3',1800000000000,28,28);
INSERT INTO "transfers" VALUES(30,7,'0gp99fs24hpp3:release:2',12,4,15,'release','0gp99fs24hpp3',1800000000000,29,25);
INSERT INTO "transfers" VALUES(31,7,'5pvj1y1fzqqvb:undo:0',2,4,5,'void','5pvj1y1fzqqvb',1800000000000,23,30);
INSERT INTO "transfers" VALUES(32,7,'5pvj1y1fzqqvb:undo:1',2,3,5,'void','5pvj1y1fzqqvb',1800000000000,31,24);
INSERT INTO "transfers" VALUES(33,7,'ctp37x9wbhb4y:hold:0',2,14,5,'hold','ctp37x9wbhb4y',1800000000000,32,0);
INSERT INTO "transfers" VALUES(34,7,'ctp37x9wbhb4y:hold:1',3,15,5,'hold','ctp37x9wbhb4y',1800000000000,32,0);
INSERT INTO "transfers" VALUES(35,7,'ctp37x9wbhb4y:hold:2',4,16,5,'hold','ctp37x9wbhb4y',1800000000000,31,0);
INSERT INTO "transfers" VALUES(36,7,'ctp37x9wbhb4y:0',14,17,5,'ante','ctp37x9wbhb4y',1800000000000,33,0);
INSERT INTO "transfers" VALUES(37,7,'ctp37x9wbhb4y:1',15,17,5,'ante','ctp37x9wbhb4y',1800000000000,34,36);
INSERT INTO "transfers" VALUES(38,7,'ctp37x9wbhb4y:2',16,17,5,'ante','ctp37x9wbhb4y',1800000000000,35,37);
INSERT INTO "transfers" VALUES(39,7,'ctp37x9wbhb4y:3',17,16,1,'bonus-T0','ctp37x9wbhb4y',1800000000000,38,38);
INSERT INTO "transfers" VALUES(40,7,'ctp37x9wbhb4y:4',17,16,14,'most-tricks','ctp37x9wbhb4y',1800000000000,39,39);
INSERT INTO "transfers" VALUES(41,7,'ctp37x9wbhb4y:release:2',16,4,15,'release','ctp37x9wbhb4y',1800000000000,40,35);
INSERT INTO "transfers" VALUES(42,7,'826m745fpz1j9:hold:0',2,14,5,'hold','826m745fpz1j9',1800000000000,33,36);
INSERT INTO "transfers" VALUES(43,7,'826m745fpz1j9:hold:1',3,15,5,'hold','826m745fpz1j9',1800000000000,34,37);
INSERT INTO "transfers" VALUES(44,7,'826m745fpz1j9:hold:2',4,16,5,'hold','826m745fpz1j9',1800000000000,41,41);
INSERT INTO "transfers" VALUES(45,7,'826m745fpz1j9:0',14,17,5,'ante','826m745fpz1j9',1800000000000,42,40);
INSERT INTO "transfers" VALUES(46,7,'826m745fpz1j9:1',15,17,5,'ante','826m745fpz1j9',1800000000000,43,45);
INSERT INTO "transfers" VALUES(47,7,'826m745fpz1j9:2',16,17,5,'ante','826m745fpz1j9',1800000000000,44,46);
INSERT INTO "transfers" VALUES(48,7,'826m745fpz1j9:3',17,16,15,'death','826m745fpz1j9',1800000000000,47,47);
INSERT INTO "transfers" VALUES(49,7,'826m745fpz1j9:release:2',16,4,15,'release','826m745fpz1j9',1800000000000,48,44);
INSERT INTO "transfers" VALUES(50,7,'87kjgbx2pbe03:hold:0',2,14,5,'hold','87kjgbx2pbe03',1800000000000,42,45);
INSERT INTO "transfers" VALUES(51,7,'87kjgbx2pbe03:hold:1',3,15,5,'hold','87kjgbx2pbe03',1800000000000,43,46);
INSERT INTO "transfers" VALUES(52,7,'87kjgbx2pbe03:hold:2',4,16,5,'hold','87kjgbx2pbe03',1800000000000,49,49);
INSERT INTO "transfers" VALUES(53,7,'87kjgbx2pbe03:0',14,17,5,'ante','87kjgbx2pbe03',1800000000000,50,48);
INSERT INTO "transfers" VALUES(54,7,'87kjgbx2pbe03:1',15,17,5,'ante','87kjgbx2pbe03',1800000000000,51,53);
INSERT INTO "transfers" VALUES(55,7,'87kjgbx2pbe03:2',16,17,5,'ante','87kjgbx2pbe03',1800000000000,52,54);
INSERT INTO "transfers" VALUES(56,7,'87kjgbx2pbe03:3',17,14,15,'most-tricks','87kjgbx2pbe03',1800000000000,55,53);
INSERT INTO "transfers" VALUES(57,7,'87kjgbx2pbe03:release:0',14,2,15,'release','87kjgbx2pbe03',1800000000000,56,50);
INSERT INTO "transfers" VALUES(58,7,'70yr7fm3mhs1x:hold:0',2,14,5,'hold','70yr7fm3mhs1x',1800000000000,57,57);
INSERT INTO "transfers" VALUES(59,7,'70yr7fm3mhs1x:hold:1',3,15,5,'hold','70yr7fm3mhs1x',1800000000000,51,54);
INSERT INTO "transfers" VALUES(60,7,'70yr7fm3mhs1x:hold:2',4,16,5,'hold','70yr7fm3mhs1x',1800000000000,52,55);
INSERT INTO "transfers" VALUES(61,7,'70yr7fm3mhs1x:0',14,17,5,'ante','70yr7fm3mhs1x',1800000000000,58,56);
INSERT INTO "transfers" VALUES(62,7,'70yr7fm3mhs1x:1',15,17,5,'ante','70yr7fm3mhs1x',1800000000000,59,61);
INSERT INTO "transfers" VALUES(63,7,'70yr7fm3mhs1x:2',16,17,5,'ante','70yr7fm3mhs1x',1800000000000,60,62);
INSERT INTO "transfers" VALUES(64,7,'70yr7fm3mhs1x:3',17,16,1,'bonus-T0','70yr7fm3mhs1x',1800000000000,63,63);
INSERT INTO "transfers" VALUES(65,7,'patron:odile:20833',8,18,100,'patron',NULL,1800000000000,13,0);
INSERT INTO "transfers" VALUES(66,7,'patron:barnabe:20833',8,19,100,'patron',NULL,1800000000000,65,0);
INSERT INTO "transfers" VALUES(67,7,'7bswex627n1qj:hold:0',3,20,5,'hold','7bswex627n1qj',1800000000000,59,0);
INSERT INTO "transfers" VALUES(68,7,'7bswex627n1qj:hold:1',18,21,5,'hold','7bswex627n1qj',1800000000000,65,0);
INSERT INTO "transfers" VALUES(69,7,'7bswex627n1qj:hold:2',19,22,5,'hold','7bswex627n1qj',1800000000000,66,0);
INSERT INTO "transfers" VALUES(70,7,'7bswex627n1qj:hold:3',2,23,5,'hold','7bswex627n1qj',1800000000000,58,0);
INSERT INTO "transfers" VALUES(71,7,'7bswex627n1qj:0',20,24,5,'ante','7bswex627n1qj',1800000000000,67,0);
INSERT INTO "transfers" VALUES(72,7,'7bswex627n1qj:1',21,24,5,'ante','7bswex627n1qj',1800000000000,68,71);
INSERT INTO "transfers" VALUES(73,7,'7bswex627n1qj:2',22,24,5,'ante','7bswex627n1qj',1800000000000,69,72);
INSERT INTO "transfers" VALUES(74,7,'7bswex627n1qj:3',23,24,5,'ante','7bswex627n1qj',1800000000000,70,73);
INSERT INTO "transfers" VALUES(75,7,'7bswex627n1qj:4',24,23,10,'bonus-T11','7bswex627n1qj',1800000000000,74,74);
INSERT INTO "transfers" VALUES(76,7,'patron:grit:20833',8,25,52,'patron',NULL,1800000000000,66,0);
INSERT INTO "transfers" VALUES(77,7,'689hkaqqdm0kq:hold:0',2,26,26,'hold','689hkaqqdm0kq',1800000000000,70,0);
INSERT INTO "transfers" VALUES(78,7,'689hkaqqdm0kq:hold:1',25,27,26,'hold','689hkaqqdm0kq',1800000000000,76,0);
INSERT INTO "transfers" VALUES(79,7,'689hkaqqdm0kq:hold:2',4,28,26,'hold','689hkaqqdm0kq',1800000000000,60,0);
INSERT INTO "transfers" VALUES(80,7,'patron:sibylla:20833',8,29,52,'patron',NULL,1800000000000,76,0);
INSERT INTO "transfers" VALUES(81,7,'ap8b4x26hed7y:hold:0',3,30,26,'hold','ap8b4x26hed7y',1800000000000,67,0);
INSERT INTO "transfers" VALUES(82,7,'ap8b4x26hed7y:hold:1',29,31,26,'hold','ap8b4x26hed7y',1800000000000,80,0);
INSERT INTO "transfers" VALUES(83,7,'ap8b4x26hed7y:hold:2',4,32,26,'hold','ap8b4x26hed7y',1800000000000,79,0);
INSERT INTO "transfers" VALUES(84,7,'order:1:41:8knhwhtdg1m4n',1,2,41,'grant',NULL,1800000000000,12,77);
INSERT INTO "transfers" VALUES(85,7,'patron:matteo:20833',8,33,200,'patron',NULL,1800000000000,80,0);
INSERT INTO "transfers" VALUES(86,7,'e0ha4smdppx6p:hold:0',5,34,100,'hold','e0ha4smdppx6p',1800000000000,9,0);
INSERT INTO "transfers" VALUES(87,7,'e0ha4smdppx6p:hold:1',33,35,100,'hold','e0ha4smdppx6p',1800000000000,85,0);
INSERT INTO "transfers" VALUES(88,7,'e0ha4smdppx6p:hold:2',2,36,100,'hold','e0ha4smdppx6p',1800000000000,84,0);
INSERT INTO "transfers" VALUES(89,7,'bhxwt3vtx6xwg:hold:0',2,37,36,'hold','bhxwt3vtx6xwg',1800000000000,88,0);
INSERT INTO "transfers" VALUES(90,7,'bhxwt3vtx6xwg:hold:1',4,38,36,'hold','bhxwt3vtx6xwg',1800000000000,83,0);
INSERT INTO "transfers" VALUES(91,7,'bhxwt3vtx6xwg:hold:2',3,39,36,'hold','bhxwt3vtx6xwg',1800000000000,81,0);
INSERT INTO "transfers" VALUES(92,7,'bhxwt3vtx6xwg:hold:3',5,40,36,'hold','bhxwt3vtx6xwg',1800000000000,86,0);
INSERT INTO "transfers" VALUES(93,7,'patron:hesper:20833',8,41,200,'patron',NULL,1800000000000,85,0);
INSERT INTO "transfers" VALUES(94,7,'08307esjs7ps7:hold:0',5,42,10,'hold','08307esjs7ps7',1800000000000,92,0);
INSERT INTO "transfers" VALUES(95,7,'08307esjs7ps7:hold:1',41,43,10,'hold','08307esjs7ps7',1800000000000,93,0);
INSERT INTO "transfers" VALUES(96,7,'08307esjs7ps7:hold:2',3,44,10,'hold','08307esjs7ps7',1800000000000,91,0);
INSERT INTO "transfers" VALUES(97,7,'8mrapkx74ahzp:hold:0',4,45,10,'hold','8mrapkx74ahzp',1800000000000,90,0);
INSERT INTO "transfers" VALUES(98,7,'8mrapkx74ahzp:hold:1',5,46,10,'hold','8mrapkx74ahzp',1800000000000,94,0);
INSERT INTO "transfers" VALUES(99,7,'patron:rurik:20833',8,47,20,'patron',NULL,1800000000000,93,0);
INSERT INTO "transfers" VALUES(100,7,'570wg1nvmak0x:hold:0',3,48,50,'hold','570wg1nvmak0x',1800000000000,96,0);
INSERT INTO "transfers" VALUES(101,7,'570wg1nvmak0x:hold:1',47,49,20,'hold','570wg1nvmak0x',1800000000000,99,0);
INSERT INTO "transfers" VALUES(102,7,'570wg1nvmak0x:hold:2',5,50,50,'hold','570wg1nvmak0x',1800000000000,98,0);
INSERT INTO "transfers" VALUES(103,7,'570wg1nvmak0x:hold:3',2,51,50,'hold','570wg1nvmak0x',1800000000000,89,0);
INSERT INTO "transfers" VALUES(104,7,'570wg1nvmak0x:0',48,52,1,'ante','570wg1nvmak0x',1800000000000,100,0);
INSERT INTO "transfers" VALUES(105,7,'570wg1nvmak0x:1',49,52,1,'ante','570wg1nvmak0x',1800000000000,101,104);
INSERT INTO "transfers" VALUES(106,7,'570wg1nvmak0x:2',50,52,1,'ante','570wg1nvmak0x',1800000000000,102,105);
INSERT INTO "transfers" VALUES(107,7,'570wg1nvmak0x:3',51,52,1,'ante','570wg1nvmak0x',1800000000000,103,106);
INSERT INTO "transfers" VALUES(108,7,'570wg1nvmak0x:4',49,52,2,'bet','570wg1nvmak0x',1800000000000,105,107);
INSERT INTO "transfers" VALUES(109,7,'570wg1nvmak0x:5',50,52,2,'bet','570wg1nvmak0x',1800000000000,106,108);
INSERT INTO "transfers" VALUES(110,7,'570wg1nvmak0x:6',51,52,2,'bet','570wg1nvmak0x',1800000000000,107,109);
INSERT INTO "transfers" VALUES(111,7,'570wg1nvmak0x:7',48,52,2,'bet','570wg1nvmak0x',1800000000000,104,110);
INSERT INTO "transfers" VALUES(112,7,'patron:colette:20833',8,53,100,'patron',NULL,1800000000000,99,0);
INSERT INTO "transfers" VALUES(113,7,'patron:anselm:20833',8,54,100,'patron',NULL,1800000000000,112,0);
INSERT INTO "transfers" VALUES(114,7,'1gafrs6ehqmed:hold:0',4,55,5,'hold','1gafrs6ehqmed',1800000000000,97,0);
INSERT INTO "transfers" VALUES(115,7,'1gafrs6ehqmed:hold:1',54,56,5,'hold','1gafrs6ehqmed',1800000000000,113,0);
INSERT INTO "transfers" VALUES(116,7,'1gafrs6ehqmed:hold:2',3,57,5,'hold','1gafrs6ehqmed',1800000000000,100,0);
INSERT INTO "transfers" VALUES(117,7,'1gafrs6ehqmed:0',55,58,5,'ante','1gafrs6ehqmed',1800000000000,114,0);
INSERT INTO "transfers" VALUES(118,7,'1gafrs6ehqmed:1',56,58,5,'ante','1gafrs6ehqmed',1800000000000,115,117);
INSERT INTO "transfers" VALUES(119,7,'1gafrs6ehqmed:2',57,58,5,'ante','1gafrs6ehqmed',1800000000000,116,118);
INSERT INTO "transfers" VALUES(120,7,'1gafrs6ehqmed:3',58,55,3,'bonus-T11','1gafrs6ehqmed',1800000000000,119,117);
INSERT INTO "transfers" VALUES(121,7,'1gafrs6ehqmed:4',58,56,2,'bonus-T1','1gafrs6ehqmed',1800000000000,120,118);
INSERT INTO "transfers" VALUES(122,7,'erase:e62msa27egyz0',6,1,1000,'erase',NULL,1800000000000,10,84);
CREATE TABLE voids (
    deal   BIGINT PRIMARY KEY NOT NULL REFERENCES deals (id),
    guild  BIGINT NOT NULL,
    by     BIGINT NOT NULL,
    reason TEXT NOT NULL,
    at     BIGINT NOT NULL
);
INSERT INTO "voids" VALUES(6588275805547913067,7,4,'a card fell',1800000000000);
CREATE UNIQUE INDEX members_by_purse ON members (guild, purse);
CREATE INDEX accounts_by_purse ON accounts (guild, purse);
CREATE INDEX accounts_by_place ON accounts (place) WHERE place IS NOT NULL;
CREATE INDEX notes_by_author ON notes (guild, author);
CREATE TRIGGER accounts_open BEFORE INSERT ON accounts BEGIN
    SELECT CASE
        WHEN EXISTS (SELECT 1 FROM accounts WHERE guild = new.guild AND name = new.name)
            THEN RAISE(IGNORE)
        WHEN EXISTS (SELECT 1 FROM accounts WHERE id = new.id)
            THEN RAISE(ABORT, 'history')
        WHEN new.balance <> 0 OR new.posted <> 0
            THEN RAISE(ABORT, 'forged')
    END;
END;
CREATE TRIGGER accounts_post BEFORE UPDATE ON accounts BEGIN
    SELECT CASE
        WHEN new.id <> old.id OR new.guild <> old.guild OR new.name <> old.name
            OR new.kind <> old.kind OR new.purse <> old.purse OR new.place IS NOT old.place
            THEN RAISE(ABORT, 'history')
        WHEN new.posted <= old.posted OR NOT EXISTS (
            SELECT 1 FROM transfers WHERE id = new.posted
                AND ((debit = old.id AND new.balance = old.balance - amount)
                  OR (credit = old.id AND new.balance = old.balance + amount)))
            THEN RAISE(ABORT, 'forged')
    END;
END;
CREATE TRIGGER accounts_stay BEFORE DELETE ON accounts
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE guild = old.guild AND gone_at IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER transfers_enter BEFORE INSERT ON transfers BEGIN
    SELECT CASE
        WHEN EXISTS (SELECT 1 FROM transfers WHERE guild = new.guild AND name = new.name
                AND debit = new.debit AND credit = new.credit AND amount = new.amount
                AND reason = new.reason AND cause IS new.cause)
            THEN RAISE(IGNORE)
        WHEN EXISTS (SELECT 1 FROM transfers WHERE guild = new.guild AND name = new.name)
            THEN RAISE(ABORT, 'name-taken')
        WHEN EXISTS (SELECT 1 FROM transfers WHERE id = new.id)
            THEN RAISE(ABORT, 'history')
        WHEN typeof(new.amount) <> 'integer' OR new.amount NOT BETWEEN 1 AND 1000000000000000
            THEN RAISE(ABORT, 'amount')
        WHEN new.debit = new.credit
            THEN RAISE(ABORT, 'same-account')
    END;
    SELECT CASE
        WHEN id IS NULL
            THEN RAISE(ABORT, 'no-account')
        WHEN guild <> new.guild
            THEN RAISE(ABORT, 'two-servers')
        WHEN kind <> 'mint' AND balance < new.amount
            THEN RAISE(ABORT, 'overdraft')
        WHEN kind = 'mint' AND balance < -9000000000000000000
            THEN RAISE(ABORT, 'too-large')
        WHEN new.debit_before IS NOT posted
            THEN RAISE(ABORT, 'history')
    END FROM (SELECT 1) LEFT JOIN accounts ON id = new.debit;
    SELECT CASE
        WHEN id IS NULL
            THEN RAISE(ABORT, 'no-account')
        WHEN guild <> new.guild
            THEN RAISE(ABORT, 'two-servers')
        WHEN kind = 'mint' AND balance + new.amount > 0
            THEN RAISE(ABORT, 'too-large')
        WHEN balance + new.amount > 1000000000000000
            THEN RAISE(ABORT, 'too-large')
        WHEN new.credit_before IS NOT posted
            THEN RAISE(ABORT, 'history')
    END FROM (SELECT 1) LEFT JOIN accounts ON id = new.credit;
END;
CREATE TRIGGER transfers_post AFTER INSERT ON transfers BEGIN
    SELECT RAISE(ABORT, 'history') WHERE EXISTS (SELECT 1 FROM transfers WHERE id > new.id);
    UPDATE accounts SET balance = balance - new.amount, posted = new.id WHERE id = new.debit;
    UPDATE accounts SET balance = balance + new.amount, posted = new.id WHERE id = new.credit;
END;
CREATE VIEW transfer_writes AS
    SELECT transfers.guild, transfers.name, debits.name AS debit, credits.name AS credit, amount,
           reason, cause, at
    FROM transfers JOIN accounts AS debits ON debits.id = debit
         JOIN accounts AS credits ON credits.id = credit;
CREATE TRIGGER transfer_writes_pass INSTEAD OF INSERT ON transfer_writes BEGIN
    INSERT INTO transfers (guild, name, debit, credit, amount, reason, cause, at,
                           debit_before, credit_before)
        SELECT new.guild, new.name, debits.id, credits.id, new.amount, new.reason, new.cause,
               new.at, debits.posted, credits.posted
        FROM (SELECT 1)
        LEFT JOIN accounts AS debits ON debits.guild = new.guild AND debits.name = new.debit
        LEFT JOIN accounts AS credits ON credits.guild = new.guild AND credits.name = new.credit;
END;
CREATE TRIGGER transfers_stand BEFORE UPDATE ON transfers BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER transfers_stay BEFORE DELETE ON transfers
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE guild = old.guild AND gone_at IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE INDEX tables_open ON tables (guild) WHERE closed = 0;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX deals_by_table ON deals (table_id, started_at);
CREATE VIEW table_writes AS
    SELECT id, guild, channel, version AS from_version, state, due_at, closed, wrote_at AS at
    FROM tables;
CREATE TRIGGER table_writes_pass INSTEAD OF INSERT ON table_writes BEGIN
    SELECT RAISE(ABORT, 'stale') WHERE new.from_version <> coalesce(
        (SELECT CASE WHEN closed = 1 OR guild <> new.guild THEN -1 ELSE version END
         FROM tables WHERE id = new.id), 0);
    INSERT INTO tables (id, guild, channel, version, state, due_at, opened_at, wrote_at)
        VALUES (new.id, new.guild, new.channel, 1, new.state, new.due_at, new.at, new.at)
        ON CONFLICT (id) DO UPDATE SET channel = excluded.channel, version = version + 1,
            state = excluded.state, due_at = excluded.due_at, wrote_at = excluded.wrote_at;
    UPDATE tables SET closed = 1, due_at = NULL WHERE id = new.id AND new.closed = 1;
END;
CREATE TRIGGER deals_end BEFORE UPDATE ON deals BEGIN
    SELECT RAISE(ABORT, 'history') WHERE old.ended IS NOT NULL OR new.ended IS NULL
        OR new.id <> old.id OR new.guild <> old.guild OR new.table_id <> old.table_id
        OR new.record <> old.record OR new.started_at <> old.started_at;
END;
CREATE TRIGGER deals_begin BEFORE INSERT ON deals
WHEN EXISTS (SELECT 1 FROM deals WHERE id = new.id) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER deals_stay BEFORE DELETE ON deals
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE guild = old.guild AND gone_at IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER acts_add BEFORE INSERT ON acts
WHEN EXISTS (SELECT 1 FROM acts WHERE deal = new.deal AND n = new.n) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER acts_stand BEFORE UPDATE ON acts BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER acts_stay BEFORE DELETE ON acts
WHEN NOT EXISTS (SELECT 1 FROM deals JOIN guilds ON guilds.guild = deals.guild
                 WHERE deals.id = old.deal AND guilds.gone_at IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE INDEX characters_by_member ON characters (guild, member);
CREATE INDEX characters_by_guild ON characters (guild);
CREATE INDEX sessions_by_guild ON sessions (guild, opened_at);
CREATE UNIQUE INDEX sessions_open ON sessions (guild) WHERE closed_at IS NULL;
CREATE INDEX session_tables_by_table ON session_tables (table_id);
CREATE INDEX shuffles_by_table ON shuffles (table_id, made_at);
CREATE TRIGGER shuffles_commit BEFORE INSERT ON shuffles
WHEN EXISTS (SELECT 1 FROM shuffles WHERE deal = new.deal) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER shuffles_stand BEFORE UPDATE ON shuffles BEGIN
    SELECT RAISE(ABORT, 'history')
    WHERE (old.ended IS NOT NULL AND new.ended IS NOT old.ended) OR new.deal <> old.deal
        OR new.guild <> old.guild OR new.table_id <> old.table_id OR new.seed <> old.seed
        OR new.bound <> old.bound OR new.hash <> old.hash OR new.made_at <> old.made_at;
END;
CREATE TRIGGER shuffles_stay BEFORE DELETE ON shuffles
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE guild = old.guild AND gone_at IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE INDEX house_log_by_guild ON house_log (guild, id);
CREATE INDEX deals_by_guild ON deals (guild, started_at);
CREATE INDEX tables_by_channel ON tables (channel);
CREATE INDEX reports_by_member ON reports (guild, member, at);
COMMIT;
