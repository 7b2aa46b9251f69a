import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readable } from '../test/readable-mail.ts'
import { shop } from './stage.ts'

/** The path of a link in the mails to this address, once it has come; `pattern` is what the path looks like. */
export async function mailedPath(email: string, pattern: RegExp): Promise<string> {
  const folder = join(shop.folder, 'mail')
  const mails = () => readdirSync(folder).map((file) => readable(readFileSync(join(folder, file), 'utf8')))
  const own = () => mails().filter((mail) => mail.includes(`To: ${email}`))
  const path = () => pattern.exec(own().join('\n'))?.[0]
  await expect.poll(path).toBeTruthy()
  return path() ?? ''
}
