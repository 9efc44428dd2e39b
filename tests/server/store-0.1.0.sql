BEGIN TRANSACTION;
CREATE TABLE events (
                match TEXT NOT NULL REFERENCES matches (id),
                n INTEGER NOT NULL,
                line TEXT NOT NULL,
                at DOUBLE PRECISION NOT NULL,
                PRIMARY KEY (match, n)
            );
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',1,'nature  start 1',1.79506714039834976192e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',2,'nature  roll good1',1.79506714039834976192e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',3,'nature  roll food3',1.79506714039834976192e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',4,'nature  roll food3',1.79506714039834976192e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',5,'seat 1  reroll food3',1.79506714047271847718e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',6,'seat 1  done',1.79506714047863698011e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',7,'nature  roll good1',1.79506714047863698011e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',8,'seat 1  reroll good1',1.79506714049039602281e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',9,'seat 1  done',1.7950671404941828251e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',10,'nature  roll workers3',1.7950671404941828251e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',11,'seat 1  done',1.79506714050118064886e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',12,'nature  roll coin',1.79506714050118064886e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',13,'nature  roll good1',1.79506714050118064886e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',14,'nature  roll food3',1.79506714050118064886e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',15,'seat 0  reroll coin',1.79506714050868630412e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',16,'seat 0  reroll good1',1.79506714052197432519e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',17,'seat 0  done',1.7950671405488772392e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',18,'nature  roll skull2',1.7950671405488772392e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',19,'nature  roll workers3',1.7950671405488772392e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',20,'seat 0  reroll workers3',1.79506714056863403319e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',21,'seat 0  done',1.79506714058224630357e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',22,'nature  roll coin',1.79506714058224630357e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',23,'seat 0  done',1.7950671406094424725e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',24,'nature  roll food3',1.7950671406094424725e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',25,'nature  roll coin',1.7950671406094424725e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',26,'nature  roll good1',1.7950671406094424725e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',27,'seat 1  done',1.79506714062210416798e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',28,'seat 1  buy leadership wood',1.79506714063407754895e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',29,'nature  roll skull2',1.79506714063407754895e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',30,'nature  roll either2',1.79506714063407754895e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',31,'nature  roll good1',1.79506714063407754895e+09);
INSERT INTO "events" VALUES('mlGdN6FjP2jmbAs5',32,'seat 0  done',1.79506714066074848177e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',1,'nature  deal military',1.79506714090299153334e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',2,'nature  deal civil',1.79506714090299153334e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',3,'nature  deal civil',1.79506714090299153334e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',4,'nature  deal civil',1.79506714090299153334e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',5,'nature  deal military',1.79506714090299153334e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',6,'nature  deal religious',1.79506714090299153334e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',7,'nature  deal civil',1.79506714090299153334e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',8,'nature  deal military',1.79506714090299153334e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',9,'nature  start 1',1.79506714090299153334e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',10,'seat 1  done',1.79506714166549682619e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',11,'seat 1  take watchtower might',1.79506714173304057118e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',12,'seat 1  at might-l1',1.79506714178570270538e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',13,'seat 1  pay religious',1.79506714183688378333e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',14,'seat 1  pay civil',1.79506714186073184011e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',15,'seat 1  travel second reason',1.79506714192145276067e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',16,'seat 1  done',1.79506714194549036028e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',17,'nature  deal religious',1.79506714194549036028e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',18,'nature  deal military',1.79506714194549036028e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',19,'nature  deal military',1.79506714194549036028e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',20,'nature  deal civil',1.79506714194549036028e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',21,'seat 0  exchange',1.79506714200489163402e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',22,'seat 0  discard military',1.79506714203282833099e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',23,'seat 0  done',1.79506714206955623625e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',24,'nature  deal religious',1.79506714206955623625e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',25,'seat 0  travel first reason',1.79506714207551741602e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',26,'seat 0  travel first might',1.79506714209732460979e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',27,'seat 0  done',1.79506714210889720918e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',28,'nature  deal religious',1.79506714210889720918e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',29,'nature  deal civil',1.79506714210889720918e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',30,'nature  deal religious',1.79506714210889720918e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',31,'nature  deal civil',1.79506714210889720918e+09);
INSERT INTO "events" VALUES('mPwKJKtRapknP8Ue',32,'seat 1  exchange',1.79506714212080144884e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',1,'nature  start 1',1.79506714227435016633e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',2,'nature  column priest',1.79506714227435016633e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',3,'nature  column soldier',1.79506714227435016633e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',4,'nature  column merchant',1.79506714227435016633e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',5,'nature  column artisan',1.79506714227435016633e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',6,'nature  column noble',1.79506714227435016633e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',7,'nature  column scholar',1.79506714227435016633e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',8,'nature  card quarry',1.79506714227435016633e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',9,'nature  card road',1.79506714227435016633e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',10,'nature  card catapult',1.79506714227435016633e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',11,'nature  card scriptorium',1.79506714227435016633e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',12,'nature  card stele',1.79506714227435016633e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',13,'nature  card harbour',1.79506714227435016633e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',14,'seat 0  draft harbour',1.79506714261609888081e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',15,'seat 1  draft catapult',1.79506714264724540714e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',16,'seat 0  draft quarry',1.79506714266152215004e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',17,'seat 1  draft scriptorium',1.79506714266659927366e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',18,'seat 1  settle soldier',1.79506714267432284357e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',19,'seat 1  settle merchant',1.79506714270079183581e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',20,'seat 1  settle merchant',1.79506714271503686904e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',21,'seat 1  settle scholar',1.79506714271905612944e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',22,'seat 0  settle priest',1.79506714272357821462e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',23,'seat 0  settle scholar',1.7950671427539849281e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',24,'seat 0  settle scholar',1.79506714282201600076e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',25,'seat 0  settle scholar',1795067142.85632);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',26,'nature  card stele',1795067142.85632);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',27,'nature  card pottery',1795067142.85632);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',28,'nature  card marketplace',1795067142.85632);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',29,'nature  card granary',1795067142.85632);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',30,'nature  card altar',1795067142.85632);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',31,'nature  card watchtower',1795067142.85632);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',32,'nature  card training_ground',1795067142.85632);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',33,'nature  card trading_post',1795067142.85632);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',34,'seat 1  tile philosopher_1',1.79506714295716166495e+09);
INSERT INTO "events" VALUES('l2-78keKQCd2AiO0',35,'seat 1  train scholar',1.79506714305462551119e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',1,'nature  tile gold 3',1.79506714345444273947e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',2,'nature  tile gold 4',1.79506714345444273947e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',3,'nature  tile crops 4',1.79506714345444273947e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',4,'nature  tile crops 3',1.79506714345444273947e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',5,'nature  tile crops 4',1.79506714345444273947e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',6,'nature  tile gold 3',1.79506714345444273947e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',7,'nature  tile gold 4',1.79506714345444273947e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',8,'nature  tile crops 5',1.79506714345444273947e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',9,'nature  tile crops 5',1.79506714345444273947e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',10,'nature  tile gold 4',1.79506714345444273947e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',11,'nature  tile crops 4',1.79506714345444273947e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',12,'nature  tile gold 5',1.79506714345444273947e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',13,'nature  start 0',1.79506714345444273947e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',14,'seat 0  province hispania',1.79506714384185647962e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',15,'seat 1  province aegyptus',1.79506714386956405644e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',16,'seat 1  province rhodes',1.7950671438889882564e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',17,'seat 0  province sicilia',1.79506714391859793656e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',18,'seat 0  province gallia',1.79506714393307447428e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',19,'seat 1  province graecia',1.79506714394867682455e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',20,'seat 0  capital hispania',1.79506714396464967724e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',21,'seat 1  capital rhodes',1.79506714404083347318e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',22,'seat 0  caravan gallia-hispania',1.7950671440728135109e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',23,'seat 0  heritage civil',1.79506714409273815153e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',24,'seat 1  caravan aegyptus-rhodes',1.79506714412083792685e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',25,'seat 1  heritage political',1.79506714414536619191e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',26,'seat 0  peasant hispania',1795067144.18085);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',27,'seat 1  peasant rhodes',1.79506714421360230441e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',28,'nature  draw masonry',1.79506714421360230441e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',29,'nature  draw ornamentation',1.79506714421360230441e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',30,'nature  draw horsemanship',1.79506714421360230441e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',31,'nature  draw conscription',1.79506714421360230441e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',32,'nature  draw poetry',1.79506714421360230441e+09);
INSERT INTO "events" VALUES('-5sj9P2Ncinjpw-S',33,'nature  draw commerce',1.79506714421360230441e+09);
INSERT INTO "events" VALUES('BSx4X6dkvBg5-H0u',1,'nature  start 1',1.79506714438129067424e+09);
INSERT INTO "events" VALUES('BSx4X6dkvBg5-H0u',2,'nature  roll good1',1.79506714438129067424e+09);
INSERT INTO "events" VALUES('BSx4X6dkvBg5-H0u',3,'nature  roll food3',1.79506714438129067424e+09);
INSERT INTO "events" VALUES('BSx4X6dkvBg5-H0u',4,'nature  roll food3',1.79506714438129067424e+09);
CREATE TABLE matches (
                id TEXT PRIMARY KEY,
                title TEXT NOT NULL,
                head TEXT NOT NULL,
                host TEXT NOT NULL REFERENCES people (id),
                mode TEXT NOT NULL,
                minutes DOUBLE PRECISION NOT NULL,
                watch TEXT NOT NULL,
                seed TEXT NOT NULL,
                over INTEGER NOT NULL,
                summary TEXT NOT NULL,
                rematch TEXT,
                made DOUBLE PRECISION NOT NULL,
                changed DOUBLE PRECISION NOT NULL
            , proposal TEXT, hints TEXT);
INSERT INTO "matches" VALUES('mlGdN6FjP2jmbAs5','bronze','start bronze rules=1 release=0.1.0 seats=2 options=- data=256d37f57cca702a
','Kdd44vhgfyu8t0Ly','table',0.0,'xaUTTu0wmnblo_58','seven',0,'{"to_act":[0],"points":[0,2]}',NULL,1.79506714000709295276e+09,1.79506714066074848177e+09,NULL,NULL);
INSERT INTO "matches" VALUES('mPwKJKtRapknP8Ue','khronos','start khronos rules=1 release=0.1.0 seats=2 options=- data=c8bb99d4d70303d4
','Kdd44vhgfyu8t0Ly','table',0.0,'YkSVEdFiE3MsrgZ1','seven',0,'{"to_act":[1],"points":[0,0]}',NULL,1.79506714074514651295e+09,1.79506714212080144884e+09,NULL,NULL);
INSERT INTO "matches" VALUES('l2-78keKQCd2AiO0','gentes','start gentes rules=1 release=0.1.0 seats=2 options=- data=bc2ff63062336a25
','Kdd44vhgfyu8t0Ly','table',0.0,'Q317twjSomR5s2ud','seven',0,'{"to_act":[0],"points":[0,0]}',NULL,1.79506714215301799771e+09,1.79506714305462551119e+09,NULL,NULL);
INSERT INTO "matches" VALUES('-5sj9P2Ncinjpw-S','sands','start sands rules=1 release=0.1.0 seats=2 options=- data=ee63694a1f054b52
','Kdd44vhgfyu8t0Ly','table',0.0,'FcHHpIRUafkh35pl','seven',0,'{"to_act":[0],"points":[0,0]}',NULL,1.795067143253018856e+09,1.79506714421360230441e+09,NULL,NULL);
INSERT INTO "matches" VALUES('BSx4X6dkvBg5-H0u','bronze','start bronze rules=1 release=0.1.0 seats=2 options=- data=256d37f57cca702a
','Kdd44vhgfyu8t0Ly','table',0.0,'1ma-jF87-xS7XqEz','seven',0,'{"to_act":[1],"points":[0,0]}',NULL,1.79506714432895112041e+09,1.79506714438129067424e+09,NULL,NULL);
CREATE TABLE migrations (name TEXT PRIMARY KEY);
INSERT INTO "migrations" VALUES('001-begin');
INSERT INTO "migrations" VALUES('002-proposals');
INSERT INTO "migrations" VALUES('003-hints');
CREATE TABLE people (
                id TEXT PRIMARY KEY,
                name TEXT NOT NULL,
                phrase TEXT,
                settings TEXT NOT NULL,
                made DOUBLE PRECISION NOT NULL
            );
INSERT INTO "people" VALUES('Kdd44vhgfyu8t0Ly','Anna',NULL,'{}',1.79506713997779345512e+09);
CREATE TABLE seats (
                match TEXT NOT NULL REFERENCES matches (id),
                seat INTEGER NOT NULL,
                kind TEXT NOT NULL,
                person TEXT REFERENCES people (id),
                bot TEXT NOT NULL,
                secret TEXT NOT NULL,
                PRIMARY KEY (match, seat)
            );
INSERT INTO "seats" VALUES('mlGdN6FjP2jmbAs5',0,'person','Kdd44vhgfyu8t0Ly','','W6F--8uJW2upDk5O');
INSERT INTO "seats" VALUES('mlGdN6FjP2jmbAs5',1,'person','Kdd44vhgfyu8t0Ly','','OF_g2k3yFNDOrhjM');
INSERT INTO "seats" VALUES('mPwKJKtRapknP8Ue',0,'person','Kdd44vhgfyu8t0Ly','','CvSQBrIEwiG7ZsYE');
INSERT INTO "seats" VALUES('mPwKJKtRapknP8Ue',1,'person','Kdd44vhgfyu8t0Ly','','4pBT2ySldxV32HP-');
INSERT INTO "seats" VALUES('l2-78keKQCd2AiO0',0,'person','Kdd44vhgfyu8t0Ly','','JdB4HQ47Gx6euEHV');
INSERT INTO "seats" VALUES('l2-78keKQCd2AiO0',1,'person','Kdd44vhgfyu8t0Ly','','TJZUtRBZu6UF89pF');
INSERT INTO "seats" VALUES('-5sj9P2Ncinjpw-S',0,'person','Kdd44vhgfyu8t0Ly','','3v9ktGJ37HSF6Jil');
INSERT INTO "seats" VALUES('-5sj9P2Ncinjpw-S',1,'person','Kdd44vhgfyu8t0Ly','','vYKXc-MeV7zrTBU1');
INSERT INTO "seats" VALUES('BSx4X6dkvBg5-H0u',0,'person','Kdd44vhgfyu8t0Ly','','S725jL1GKq5v0nPB');
INSERT INTO "seats" VALUES('BSx4X6dkvBg5-H0u',1,'bot',NULL,'greedy','N_GlLWiKcBUywfdr');
CREATE TABLE settings (
                name TEXT PRIMARY KEY,
                value TEXT NOT NULL
            );
INSERT INTO "settings" VALUES('cookie-secret','1tERt8BMDvRF2bxtTe75f0ENUPN3dsDf');
CREATE UNIQUE INDEX people_phrase ON people (phrase);
CREATE INDEX seats_person ON seats (person);
COMMIT;
