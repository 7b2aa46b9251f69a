import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { markRunning } from './process-liveness.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-running-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const notes = () => readdirSync(join(folder, '.running'))

/** Simulates a process that no longer exists: its number belongs to one that started at another time. */
function leave(change: (note: string) => string): void {
  markRunning(folder)
  for (const note of notes()) renameSync(join(folder, '.running', note), join(folder, '.running', change(note)))
}

test('a stopped shop and another running shop do not count as crashes', () => {
  markRunning(folder).end()
  expect(notes()).toEqual([])
  markRunning(folder)
  expect(markRunning(folder).before).toBe('stopped')
})

test('a killed process is reported once', () => {
  leave((note) => `${note}0`)
  expect(markRunning(folder).before).toBe('killed')
  expect(markRunning(folder).before).toBe('stopped')
})

test('a power cut is distinguished from a killed process', () => {
  leave((note) => note.replace(/ \S+/, ' another-boot'))
  expect(markRunning(folder).before).toBe('power-cut')
})

test('processes of another machine on the same folder are ignored', () => {
  leave((note) => note.replace(hostname(), 'another'))
  writeFileSync(join(folder, '.running', 'unreadable'), '')
  expect(markRunning(folder).before).toBe('stopped')
  expect(notes()).toHaveLength(3)
})
