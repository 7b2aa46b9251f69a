import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { askNewShop } from './ask-new-shop.ts'

/**
 * The words of a command as they can be run anywhere: `new` without a file asks here, at the person's own terminal, and becomes
 * `new` with a file of what was answered. Null when they left. `forget` takes that file away.
 */
export async function askWhenNew(words: string[]): Promise<{ words: string[] | null; forget: () => void }> {
  const isAsked = words.length === 1 && words[0] === 'new' && process.stdin.isTTY && process.stdout.isTTY
  if (!isAsked) return { words, forget: () => {} }
  const answers = await askNewShop(process.stdin, process.stdout)
  if (!answers) return { words: null, forget: () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'witryna-new-'))
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(withWholePaths(answers)), { mode: 0o600 })
  return { words: ['new', file], forget: () => rmSync(folder, { recursive: true, force: true }) }
}

function withWholePaths({ ...answers }: Record<string, string>): Record<string, string> {
  for (const name of ['logo', 'icon']) if (answers[name]) answers[name] = resolve(answers[name])
  return answers
}
