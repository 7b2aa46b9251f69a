import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openSmtpDouble } from '../../test/smtp-double.ts'
import { createMailTransport, type Mail, maxConnections } from './mail.ts'

const folder = mkdtempSync(join(tmpdir(), 'witryna-mail-'))
afterAll(() => rmSync(folder, { recursive: true }))

const mail: Mail = {
  id: 'order-10001-buyer',
  from: { name: 'Dom Rzeczy', address: 'sklep@example.com' },
  to: 'anna@example.com',
  replyTo: 'sklep@example.com',
  subject: 'Potwierdzenie',
  html: '<p>Dziękujemy</p>',
  text: 'Dziękujemy',
  attachments: [{ name: 'regulamin.html', type: 'text/html', content: '<p>Regulamin</p>' }],
}

async function headersOf(changes: Partial<Mail>): Promise<Map<string, string>> {
  const box = createMailTransport(null, folder, () => {})
  await box.send({ ...mail, ...changes })
  const message = await readFile(join(folder, `${mail.id}.eml`), 'utf8')
  const [head = ''] = message.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line]))
}

const expected = [...(await headersOf({ unsubscribe: 'https://sklep.example/x' })).keys()].sort()
const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '\r\n\r\n']
const smuggled = (text: string) => breaks.map((end) => `${text}${end}Bcc: ofiara@example.com${end}X-Evil: yes`)

describe('no field can inject a header', () => {
  test.each([
    ...smuggled('Kubek').map((subject): Partial<Mail> => ({ subject })),
    ...smuggled('Dom Rzeczy').map((name): Partial<Mail> => ({ from: { ...mail.from, name } })),
    ...smuggled('anna@example.com').map((to): Partial<Mail> => ({ to })),
    ...smuggled('jan@example.com').map((replyTo): Partial<Mail> => ({ replyTo })),
    ...smuggled('https://sklep.example/x').map((unsubscribe): Partial<Mail> => ({ unsubscribe })),
    ...smuggled('plik').map((name): Partial<Mail> => ({ attachments: [{ name, type: 'text/html', content: '' }] })),
  ])('%j', async (changes) => {
    const headers = await headersOf({ unsubscribe: 'https://sklep.example/x', ...changes })
    expect([...headers.keys()].sort()).toEqual(expected)
  })

  test.each([
    'anna@example.com, ofiara@example.com',
    'anna@example.com; ofiara@example.com',
    'Grupa: anna@example.com, ofiara@example.com;',
    '"anna@example.com" <ofiara@example.com>, jan@example.com',
  ])('and an address is one recipient or none: %s', async (to) => {
    const smtp = await openSmtpDouble()
    const box = createMailTransport(smtp.url, folder, () => {})
    await box.send({ ...mail, to }).catch(() => {})
    expect(smtp.recipients.length).toBeLessThanOrEqual(1)
    box.close()
    await smtp.close()
  })
})

test("in a trial the mail's file name is printed, but not the recipient", async () => {
  const lines: string[] = []
  await createMailTransport(null, folder, (line) => lines.push(line)).send(mail)
  expect(lines).toEqual([`poczta: ${join(folder, 'order-10001-buyer.eml')}`])
  expect((await readdir(folder)).join()).not.toContain('anna')
})

test('mails are sent concurrently, over no more connections than a mail server allows', async () => {
  const smtp = await openSmtpDouble({ pause: 5 })
  const box = createMailTransport(smtp.url, folder, () => {})
  await Promise.all(Array.from({ length: 60 }, (_, number) => box.send({ ...mail, id: `order-${number}` })))
  expect(smtp.received).toHaveLength(60)
  expect(smtp.maxConcurrent()).toBe(maxConnections)
  box.close()
  await smtp.close()
})
