import { createTransport } from 'nodemailer'
import { type Finding, note, well, wrong } from './finding.ts'

/** Whether the mail server lets the shop in; nothing is sent. */
export async function lookAtMail(smtpUrl: string | null): Promise<Finding> {
  if (!smtpUrl) return note('poczta', 'Bez SMTP_URL listy nie wychodzą: stają się plikami w folderze danych (mail).')
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 5_000, greetingTimeout: 5_000 })
  try {
    await transport.verify()
    return well('poczta', new URL(smtpUrl).host)
  } catch (error) {
    return wrong(
      'poczta',
      `Serwer z SMTP_URL nie przyjmuje: ${(error as Error).message}. Sprawdź adres, login i hasło.`,
    )
  } finally {
    transport.close()
  }
}
