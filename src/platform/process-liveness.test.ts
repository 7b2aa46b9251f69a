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

/** What is left when the one that just ran is not there any more: its number belongs to somebody who began at another time. */
function leave(change: (note: string) => string): void {
  markRunning(folder)
  for (const note of notes()) renameSync(join(folder, '.running', note), join(folder, '.running', change(note)))
}

test('a shop that was stopped, and one that runs beside, are no interruption', () => {
  markRunning(folder).end()
  expect(notes()).toEqual([])
  markRunning(folder)
  expect(markRunning(folder).before).toBe('stopped')
})

test('a killed process is told once', () => {
  leave((note) => `${note}0`)
  expect(markRunning(folder).before).toBe('killed')
  expect(markRunning(folder).before).toBe('stopped')
})

test('a machine that was switched off is told from a killed process', () => {
  leave((note) => note.replace(/ \S+/, ' another-boot'))
  expect(markRunning(folder).before).toBe('power-cut')
})

test('processes of another machine on the same folder are its own matter', () => {
  leave((note) => note.replace(hostname(), 'another'))
  writeFileSync(join(folder, '.running', 'unreadable'), '')
  expect(markRunning(folder).before).toBe('stopped')
  expect(notes()).toHaveLength(3)
})
