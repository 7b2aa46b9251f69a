import type { Command } from 'commander'
import { getSeller } from '#features/content/settings.ts'
import { checkEmail } from '#features/customers/rules/fields/email.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

/** mail test */
export function addMail(program: Command, terminal: Terminal): void {
  const mail = program.command('mail').description('Poczta sklepu')
  mail
    .command('test')
    .description('wysyła od razu list próbny, tą samą drogą co potwierdzenia zamówień, i mówi, czy serwer go przyjął')
    .argument('<e-mail>')
    .action((email: string) => sendTest(terminal, email))
}

async function sendTest(terminal: Terminal, input: string): Promise<void> {
  const email = checkEmail(input)
  if ('code' in email) throw new CommandRefused(`„${input}” to nie jest adres e-mail.`)
  const shop = await commandContext(terminal)
  const { shopName, email: sellerEmail } = getSeller(shop.settings)
  const text = 'To jest list próbny. Skoro go czytasz, potwierdzenia zamówień też dojdą.'
  const { mailBox } = await terminal.appContext()
  try {
    await mailBox.send({
      id: `test-${crypto.randomUUID()}`,
      from: { name: shopName, address: sellerEmail || `sklep@${new URL(shop.publicUrl).hostname}` },
      to: email.value,
      replyTo: sellerEmail || undefined,
      subject: 'List próbny ze sklepu',
      html: `<!doctype html><html lang="pl"><p>${text}</p></html>`,
      text,
      attachments: [],
    })
  } catch (error) {
    throw new CommandRefused(
      `Serwer poczty nie przyjął listu: ${error instanceof Error ? error.message : String(error)}. Droga stoi w SMTP_URL.`,
    )
  }
  await printLine(
    terminal,
    terminal.config.smtpUrl
      ? `Serwer poczty przyjął list do ${email.value}. Jeśli nie dojdzie, zajrzyj do spamu i sprawdź SPF, DKIM i DMARC domeny.`
      : `Bez SMTP_URL list leży w pliku: ${terminal.config.dataFolder}/mail`,
  )
}
