/**
 * The tables, version by version. A migration is never changed once it has been released: a new one is added below it.
 * They run forward on start, each in one transaction. Both databases understand them.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE people (
       id TEXT PRIMARY KEY, name TEXT NOT NULL, handle TEXT UNIQUE, password TEXT,
       webhook TEXT, webhook_key TEXT, created_millis BIGINT NOT NULL)`,
    `CREATE TABLE sessions (
       hash TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, person TEXT NOT NULL, kind TEXT NOT NULL, label TEXT NOT NULL,
       created_millis BIGINT NOT NULL, seen_millis BIGINT NOT NULL)`,
    'CREATE INDEX sessions_person ON sessions (person)',
    `CREATE TABLE passkeys (
       id TEXT PRIMARY KEY, person TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL, created_millis BIGINT NOT NULL)`,
    'CREATE INDEX passkeys_person ON passkeys (person)',
    'CREATE TABLE challenges (challenge TEXT PRIMARY KEY, person TEXT, expires_millis BIGINT NOT NULL)',
    `CREATE TABLE tables (
       id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, is_public INTEGER NOT NULL, stage TEXT NOT NULL,
       seed TEXT NOT NULL, result TEXT, created_millis BIGINT NOT NULL, changed_millis BIGINT NOT NULL)`,
    'CREATE INDEX tables_lobby ON tables (stage, is_public, created_millis)',
    'CREATE TABLE members (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person))',
    'CREATE INDEX members_person ON members (person)',
    // `person` is set only where the step holds a name or words of theirs: what must go when they ask for it.
    `CREATE TABLE steps (
       table_id TEXT NOT NULL, sequence INTEGER NOT NULL, command_key TEXT, person TEXT, at_millis BIGINT NOT NULL,
       events TEXT NOT NULL, PRIMARY KEY (table_id, sequence))`,
    'CREATE UNIQUE INDEX steps_key ON steps (table_id, command_key) WHERE command_key IS NOT NULL',
    'CREATE INDEX steps_person ON steps (person) WHERE person IS NOT NULL',
  ],
  [
    'ALTER TABLE members ADD COLUMN seat INTEGER',
    // What the server must remember and nobody may know.
    'CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `CREATE TABLE daily (
       game TEXT NOT NULL, day TEXT NOT NULL, person TEXT NOT NULL, table_id TEXT NOT NULL, finished_millis BIGINT,
       points INTEGER, margin INTEGER, place INTEGER, lost DOUBLE PRECISION, lost_error DOUBLE PRECISION,
       luck DOUBLE PRECISION, luck_error DOUBLE PRECISION, PRIMARY KEY (game, day, person))`,
    'CREATE INDEX daily_person ON daily (person)',
    'CREATE INDEX daily_table ON daily (table_id)',
  ],
  // Simulations that several machines share (docs/LAB.md).
  [
    `CREATE TABLE lab_runs (
       id TEXT PRIMARY KEY, build TEXT NOT NULL, setting TEXT NOT NULL, games INTEGER NOT NULL, created_millis BIGINT NOT NULL)`,
    `CREATE TABLE lab_games (
       run TEXT NOT NULL REFERENCES lab_runs (id) ON DELETE CASCADE, game INTEGER NOT NULL, result TEXT NOT NULL,
       PRIMARY KEY (run, game))`,
  ],
  // A step's number alone decides who was first, and a room that is read again knows its keys: the index only cost writes.
  ['DROP INDEX steps_key'],
  // Tokens have a scope and an end; managing an account needs a fresh sign-in; recovery codes.
  [
    'ALTER TABLE sessions ADD COLUMN scope TEXT',
    'ALTER TABLE sessions ADD COLUMN expires_millis BIGINT',
    'ALTER TABLE sessions ADD COLUMN fresh_millis BIGINT NOT NULL DEFAULT 0',
    "ALTER TABLE passkeys ADD COLUMN label TEXT NOT NULL DEFAULT ''",
    'ALTER TABLE passkeys ADD COLUMN used_millis BIGINT',
    'CREATE TABLE recovery_codes (hash TEXT PRIMARY KEY, person TEXT NOT NULL, created_millis BIGINT NOT NULL)',
    'CREATE INDEX recovery_codes_person ON recovery_codes (person)',
  ],
  // Jobs are rows of a table in both databases (SQLite had it before), taken by processes that show signs of life.
  [
    `CREATE TABLE IF NOT EXISTS jobs (
       key TEXT PRIMARY KEY, kind TEXT NOT NULL, payload TEXT NOT NULL, run_at_millis BIGINT NOT NULL,
       attempts INTEGER NOT NULL DEFAULT 0, revision INTEGER NOT NULL DEFAULT 0)`,
    'ALTER TABLE jobs ADD COLUMN payer TEXT',
    'ALTER TABLE jobs ADD COLUMN owner TEXT',
    'ALTER TABLE jobs ADD COLUMN taken_by TEXT',
    'ALTER TABLE jobs ADD COLUMN failure TEXT',
    'DROP INDEX IF EXISTS jobs_due',
    'CREATE INDEX jobs_due ON jobs (kind, run_at_millis)',
    'CREATE TABLE nodes (id TEXT PRIMARY KEY, until_millis BIGINT NOT NULL)',
    // What a table waits for besides people: 'bot' or 'deadline', whose job must be there; 'unknown' until somebody has looked.
    'ALTER TABLE tables ADD COLUMN due TEXT',
    "UPDATE tables SET due = 'unknown' WHERE stage = 'playing'",
    'CREATE INDEX tables_due ON tables (id) WHERE due IS NOT NULL',
  ],
  // Moderation; and what is needed to find old rows without reading all.
  [
    `CREATE TABLE shields (
       id TEXT PRIMARY KEY, person TEXT NOT NULL, other TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
       created_millis BIGINT NOT NULL, UNIQUE (person, other))`,
    'CREATE INDEX shields_other ON shields (other)',
    `CREATE TABLE reports (
       id TEXT PRIMARY KEY, table_id TEXT NOT NULL, sequence INTEGER NOT NULL, reporter TEXT, person TEXT NOT NULL,
       name TEXT NOT NULL, line TEXT NOT NULL, reason TEXT NOT NULL, note TEXT NOT NULL, created_millis BIGINT NOT NULL,
       handled_millis BIGINT)`,
    'CREATE INDEX reports_open ON reports (created_millis) WHERE handled_millis IS NULL',
    'CREATE INDEX reports_handled ON reports (handled_millis) WHERE handled_millis IS NOT NULL',
    'CREATE INDEX reports_person ON reports (person)',
    'CREATE INDEX reports_reporter ON reports (reporter)',
    // `subject`: a person, or the network of an address.
    `CREATE TABLE bans (
       kind TEXT NOT NULL, subject TEXT NOT NULL, until_millis BIGINT NOT NULL, reason TEXT NOT NULL,
       created_millis BIGINT NOT NULL, PRIMARY KEY (kind, subject))`,
    `CREATE TABLE admin_log (
       id TEXT PRIMARY KEY, at_millis BIGINT NOT NULL, operator TEXT NOT NULL, action TEXT NOT NULL, subject TEXT NOT NULL,
       detail TEXT NOT NULL)`,
    'CREATE INDEX admin_log_time ON admin_log (at_millis)',
    'CREATE INDEX people_guests ON people (created_millis, id) WHERE handle IS NULL',
    "CREATE INDEX tables_unplayed ON tables (stage, created_millis, id) WHERE stage IN ('open', 'closed')",
    'CREATE INDEX sessions_seen ON sessions (seen_millis)',
    'CREATE INDEX sessions_end ON sessions (expires_millis) WHERE expires_millis IS NOT NULL',
    'CREATE INDEX challenges_end ON challenges (expires_millis)',
  ],
  // Guests are found in the order in which everybody came: SQLite took the index of sign-in names for them, and sorted all guests for each page.
  ['DROP INDEX people_guests', 'CREATE INDEX people_created ON people (created_millis, id)'],
  // Finished games that somebody shares, until they end or are taken back. `table_id`: the table of this server that the record is of.
  [
    `CREATE TABLE shared (
       id TEXT PRIMARY KEY, secret TEXT NOT NULL, record TEXT NOT NULL, table_id TEXT, created_millis BIGINT NOT NULL,
       expires_millis BIGINT NOT NULL)`,
    'CREATE INDEX shared_end ON shared (expires_millis)',
    'CREATE INDEX shared_table ON shared (table_id) WHERE table_id IS NOT NULL',
  ],
  // Notices: where they go, what each person wants of them, and the tables that they want none of.
  [
    `CREATE TABLE IF NOT EXISTS channels (
       id TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, target TEXT NOT NULL, secret TEXT NOT NULL, session TEXT,
       label TEXT NOT NULL, code TEXT, code_until_millis BIGINT, code_tries INTEGER NOT NULL, confirmed_millis BIGINT,
       created_millis BIGINT NOT NULL, UNIQUE (person, kind, target))`,
    'CREATE INDEX IF NOT EXISTS channels_target ON channels (target)',
    `CREATE TABLE IF NOT EXISTS notice_settings (
       person TEXT PRIMARY KEY, home TEXT NOT NULL, language TEXT NOT NULL, zone TEXT, quiet_from INTEGER, quiet_until INTEGER,
       webhook_format TEXT)`,
    'CREATE TABLE IF NOT EXISTS silenced_tables (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))',
    'CREATE INDEX IF NOT EXISTS silenced_tables_table ON silenced_tables (table_id)',
  ],
  // People who play together: whether others see that one is here, invitations to tables, and circles. `joined_millis`: null for somebody who was asked and
  // has not answered. `here`: who was seen by which of several processes a moment ago.
  [
    'ALTER TABLE people ADD COLUMN is_seen INTEGER NOT NULL DEFAULT 1',
    `CREATE TABLE invitations (
       table_id TEXT NOT NULL, person TEXT NOT NULL, inviter TEXT NOT NULL, circle TEXT, created_millis BIGINT NOT NULL,
       PRIMARY KEY (table_id, person))`,
    'CREATE INDEX invitations_person ON invitations (person)',
    'CREATE INDEX invitations_inviter ON invitations (inviter)',
    'CREATE INDEX invitations_created ON invitations (created_millis)',
    `CREATE TABLE circles (
       id TEXT PRIMARY KEY, name TEXT NOT NULL, table_id TEXT, created_millis BIGINT NOT NULL, used_millis BIGINT NOT NULL)`,
    'CREATE INDEX circles_used ON circles (used_millis)',
    `CREATE TABLE circle_people (
       circle TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE, person TEXT NOT NULL, joined_millis BIGINT,
       PRIMARY KEY (circle, person))`,
    'CREATE INDEX circle_people_person ON circle_people (person)',
    'CREATE TABLE here (person TEXT PRIMARY KEY, until_millis BIGINT NOT NULL)',
  ],
  // Found by person when somebody is deleted: without it each deletion read all of them.
  ['CREATE INDEX challenges_person ON challenges (person) WHERE person IS NOT NULL'],
  // Decisions that somebody got wrong, for the trainer. `id`: a hash of the decision. `reviewed_millis`: when it was tried again last.
  [
    `CREATE TABLE mistakes (
       person TEXT NOT NULL, id TEXT NOT NULL, game TEXT NOT NULL, mistake TEXT NOT NULL, reviewed_millis BIGINT NOT NULL,
       created_millis BIGINT NOT NULL, PRIMARY KEY (person, id))`,
  ],
  // So that no question takes longer the more is stored: the lobby of one game, the boards of a day, and the people whom nothing holds. `is_held`: the daily
  // tidying has seen that the person belongs to a table or can sign in, and need not look again until that ends.
  [
    "CREATE INDEX tables_lobby_game ON tables (stage, is_public, game, created_millis) WHERE stage = 'open' AND is_public = 1",
    'CREATE INDEX daily_score ON daily (game, day, points DESC, margin DESC, finished_millis, person) WHERE finished_millis IS NOT NULL',
    'CREATE INDEX daily_skill ON daily (game, day, lost, finished_millis, person) WHERE lost IS NOT NULL',
    'CREATE INDEX daily_day ON daily (day, game) WHERE finished_millis IS NOT NULL',
    'ALTER TABLE people ADD COLUMN is_held INTEGER NOT NULL DEFAULT 0',
    'DROP INDEX people_created',
    'CREATE INDEX people_loose ON people (is_held, created_millis, id)',
  ],
  // How lucky each seat of a shared game was, as JSON.
  ['ALTER TABLE shared ADD COLUMN luck TEXT'],
  // Rooms as of one of their steps, so that long tables are opened without all the steps before. What is here can be made again from the steps.
  [
    `CREATE TABLE checkpoints (
       table_id TEXT PRIMARY KEY, sequence INTEGER NOT NULL, version TEXT NOT NULL, room TEXT NOT NULL)`,
  ],
  // For whom seats are kept at a table, so that whoever leaves is found there without reading the first step of every open table. `seats_noted`: 0 for tables
  // that were opened without noting it, whose first step still has to be read as long as they are open.
  [
    'CREATE TABLE kept_seats (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person))',
    'CREATE INDEX kept_seats_person ON kept_seats (person)',
    'ALTER TABLE tables ADD COLUMN seats_noted INTEGER NOT NULL DEFAULT 0',
    "CREATE INDEX tables_unnoted ON tables (seats_noted, stage, id) WHERE seats_noted = 0 AND stage = 'open'",
  ],
  // Only those whom nothing is known to hold: an index of everybody was also taken to find those who are held, and read whole with each table that was deleted.
  ['DROP INDEX people_loose', 'CREATE INDEX people_loose ON people (created_millis, id) WHERE is_held = 0'],
  // The earlier entries of a long table, which nobody needs who opens it to look: last in the row, so that they are not read on the way to the rest.
  ['ALTER TABLE checkpoints ADD COLUMN past TEXT'],
  // Which tables somebody watches at which process: only there their steps are announced. `names_tables`: 0 for a process that does not note them.
  [
    'CREATE TABLE followed (table_id TEXT NOT NULL, node_id TEXT NOT NULL, PRIMARY KEY (table_id, node_id))',
    'CREATE INDEX followed_node ON followed (node_id)',
    'ALTER TABLE nodes ADD COLUMN names_tables INTEGER NOT NULL DEFAULT 0',
  ],
];
