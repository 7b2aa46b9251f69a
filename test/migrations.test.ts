import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readMigrations } from '../src/platform/database/migrate.ts'
import { findMigrationBreaks } from './migration-breaks.ts'

interface Release {
  release: string
  lastMigration: string
  /** Number of migrations up to that release. */
  migrations: number
}

const folder = join(import.meta.dirname, '../db/migrations')
const releases: Release[] = JSON.parse(readFileSync(join(folder, 'releases.json'), 'utf8'))
const migrations = readMigrations(folder)
const last = releases.at(-1) as Release

test('the previous build can run on every migration since the last release', () => {
  const fresh = migrations.filter(({ name }) => name > last.lastMigration).map(({ script }) => script)
  expect(
    findMigrationBreaks(
      fresh,
      releases.map(({ release }) => release),
    ),
  ).toEqual([])
})

test('no migration is inserted between released ones', () => {
  expect(migrations.filter(({ name }) => name <= last.lastMigration)).toHaveLength(last.migrations)
  expect(migrations.map(({ name }) => name)).toContain(last.lastMigration)
})

const refuses = (script: string) =>
  findMigrationBreaks([script], ['0.1.0']).map(({ why }) => why.replace('the build before ', ''))

describe('the previous build could not handle', () => {
  test.each([
    ['alter table product drop column weight', 'removes what it uses'],
    ['alter table product add colour text, drop weight', 'removes what it uses'],
    ['ALTER TABLE ONLY "product"\n  DROP COLUMN IF EXISTS weight CASCADE;', 'removes what it uses'],
    ['drop table if exists product', 'removes what it uses'],
    ['drop function price_of(integer)', 'removes what it uses'],
    ['alter table product rename column weight to mass', 'knows the old name only'],
    ['alter table product rename to goods', 'knows the old name only'],
    ['alter table product set schema old', 'looks for it in its old place'],
    ['alter table product alter weight type bigint', 'reads and writes the old type'],
    ['alter table product alter column weight set data type bigint', 'reads and writes the old type'],
    ['alter table product alter column weight set not null', 'may write nulls'],
    ['alter table product alter weight drop default', 'leaves the value to the default'],
    ['alter table product add column colour text not null', 'does not fill the new column'],
    ['alter table product add size numeric(12, 2) not null, add colour text', 'does not fill the new column'],
    ['alter table product add constraint heavy check (weight > 0)', 'may write what the new rule refuses'],
    ['alter table product add foreign key (supplier_id) references supplier', 'may write what the new rule refuses'],
    ['create unique index on product (name)', 'may write what the new rule refuses'],
    ['alter table product drop constraint product_slug_key', 'it may name a key in "on conflict"'],
    ['drop index product_slug', 'it may name a key in "on conflict"'],
    ['truncate product', 'uses the rows'],
    ['do $$ begin if true then alter table product drop column weight; end if; end $$', 'removes what it uses'],
    ['-- unused since 9.9.9\nalter table product drop column weight', 'removes what it uses'],
    ['-- unused since 0.1.0\nselect 1; alter table product drop column weight', 'removes what it uses'],
  ])('%s', (script, why) => {
    expect(refuses(script)).toEqual([why])
  })
})

describe('the previous build is not affected by', () => {
  test.each([
    'create table opinion (id integer primary key); alter table opinion add stars integer not null; drop table opinion',
    'create table opinion (email text); create unique index on opinion (email)',
    'alter table product add column colour text',
    "alter table product add colour text not null default '', add size numeric(12, 2) not null default 0",
    'alter table product add total integer not null generated always as (1) stored',
    'create index on product (name)',
    'alter table product alter weight drop not null',
    'alter table product alter weight set default 0',
    'alter index product_slug rename to product_address',
    "update product set name = 'drop table product; truncate product'",
    'create function f() returns void language sql as $$ truncate product $$',
    '-- unused since 0.1.0: the weight is a parameter now\nalter table product drop column weight',
    'alter table product drop column weight /* unused since 0.1.0 */',
  ])('%s', (script) => {
    expect(refuses(script)).toEqual([])
  })
})
