import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Builds } from './builds.ts'
import { thisProcess } from './process-liveness.ts'

let folder: string
let builds: Builds
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-builds-'))
  builds = new Builds(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const hash = (day: number) => day.toString(16).padStart(16, '0')

/** Creates one build per day and chooses each. */
function build(...days: number[]): void {
  for (const day of days) {
    mkdirSync(join(folder, '.draft'))
    builds.adopt(join(folder, '.draft'), hash(day))
    choose(day)
  }
}

function choose(day: number, at = day): void {
  builds.choose(hash(day), `files-${day}`, new Date(Date.UTC(2026, 0, at)))
}

test('builds are stored next to each other, and the next process uses the one chosen last', () => {
  build(1, 2)
  expect(builds.all()).toEqual([hash(2), hash(1)])
  expect(readlinkSync(join(folder, 'current'))).toBe(hash(2))
  choose(1, 3)
  expect([builds.current(), ...builds.all()]).toEqual([hash(1), hash(1), hash(2)])
})

test('the last three builds are retained', () => {
  build(1, 2, 3, 4, 5)
  builds.removeOld()
  expect(builds.all()).toEqual([hash(5), hash(4), hash(3)])
})

test('a build chosen again counts as recent', () => {
  build(1, 2, 3)
  choose(1, 4)
  build(5)
  builds.removeOld()
  expect(builds.all()).toEqual([hash(5), hash(1), hash(3)])
})

test('an old build is retained while a running process uses it', () => {
  build(1, 2, 3, 4, 5)
  const free = builds.hold(hash(1))
  builds.hold(hash(2), '999999999 0') // a killed process
  builds.removeOld()
  expect(builds.all()).toEqual([hash(5), hash(4), hash(3), hash(1)])
  expect(readdirSync(join(folder, '.users'))).toEqual([`${hash(1)} ${thisProcess()}`])
  free()
  builds.removeOld()
  expect(builds.has(hash(1))).toBe(false)
})

test('leftovers of killed processes are removed after an hour', () => {
  const left = ['.draft-1', '.removed-2']
  for (const name of left) mkdirSync(join(folder, name, 'client'), { recursive: true })
  builds.removeOld()
  expect(readdirSync(folder)).toEqual(left)
  builds.removeOld(new Date(Date.now() + 61 * 60_000))
  expect(readdirSync(folder)).toEqual([])
})

test('the source fingerprint of the current build is known without reading the sources; older builds have none', () => {
  build(1, 2)
  expect([builds.chosenFor('files-2'), builds.chosenFor('files-1')]).toEqual([hash(2), null])
  rmSync(join(folder, 'current'))
  expect([builds.chosenFor('files-2'), builds.current()]).toEqual([null, null])
})

test('removing old builds does nothing where nothing was ever built', () => {
  const nowhere = new Builds(join(folder, 'none'))
  nowhere.removeOld()
  expect([nowhere.all(), nowhere.current(), existsSync(join(folder, 'none'))]).toEqual([[], null, false])
})
