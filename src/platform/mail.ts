import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { writeWhole } from './write-whole.ts'

export interface Mail {
  /** The same mail sent again has the same id, so that whoever gets it twice can tell. */
  id: string
  from: { name: string; address: string }
  to: string
  replyTo?: string
  subject: string
  /** Where one POST leads out of a list of addresses, for the button that mail programs show (RFC 2369, RFC 8058). */
  unsubscribe?: string
  html: string
  text: string
  attachments: { name: string; type: string; content: string }[]
}

export interface MailBox {
  /** Resolves when the mail has been accepted for delivery; throws when it has not. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** Sends by SMTP (`smtp://user:password@host:587`), or, without an address, keeps mails as .eml files in a folder. */
export function openMailBox(smtpUrl: string | null, folder: string, report: (line: string) => void): MailBox {
  return smtpUrl ? openSmtp(smtpUrl) : openFolder(folder, report)
}

function openSmtp(smtpUrl: string): MailBox {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    send: async (mail) => void (await transport.sendMail(toMessage(mail))),
    close: () => transport.close(),
  }
}

function openFolder(folder: string, report: (line: string) => void): MailBox {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail))
      const file = join(folder, `${mail.id.replace(/[^\w.-]/g, '_')}.eml`)
      await writeWhole(file, message as Buffer)
      report(`poczta dla ${mail.to}: ${file}`)
    },
    close: () => transport.close(),
  }
}

function toMessage({ id, attachments, unsubscribe, ...mail }: Mail) {
  const host = mail.from.address.split('@')[1] ?? 'localhost'
  return {
    ...mail,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && waysOut(unsubscribe)) },
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
  }
}

/** A mail program may press the button for its owner only by HTTPS. */
function waysOut(address: string): Record<string, string> {
  const post = address.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { 'List-Unsubscribe': `<${address}>`, ...post }
}
