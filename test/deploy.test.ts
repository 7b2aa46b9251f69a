import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { npmStart } from './spawn-shop.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const variables = new Set([...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name))

test('the image runs what npm start runs', () => {
  const [, words = '[]'] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
  expect(JSON.parse(words)).toEqual(['node', ...npmStart])
})

test('the image and compose set only variables that the shop reads', () => {
  const ofImage = [...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(
    ([, line = '']) => line.match(/[A-Z_]+(?==)/g) ?? [],
  )
  const shop = /\n {2}shop:\n(.*?)\n {2}\w+:\n/s.exec(read('compose.yaml'))?.[1] ?? ''
  const ofCompose = [...shop.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name)
  expect(ofCompose).toContain('DATABASE_URL')
  const others = ['NODE_ENV']
  expect([...ofImage, ...ofCompose].filter((name) => !variables.has(name) && !others.includes(name ?? ''))).toEqual([])
})

test('the nightly backup of compose and of systemd are existing terminal commands', () => {
  for (const file of ['deploy/nightly-backup.sh', 'deploy/systemd/witryna-backup.service'])
    expect(read(file)).toMatch(/node scripts\/shop\.mjs backup \S+ --keep (?:14|"\$\{BACKUPS_KEPT:-14\}")/)
})
