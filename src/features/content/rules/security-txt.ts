import { serverUrls } from '#shared/server-urls.ts'

const lasts = 180 * 24 * 60 * 60 * 1000 // RFC 9116 asks for less than a year

interface Facts {
  /** 'mailto:…' or 'https://…'. */
  contact: string
  publicUrl: string
  now: Date
}

/** What /.well-known/security.txt says (RFC 9116); the same the whole day (UTC). */
export function securityTxt({ contact, publicUrl, now }: Facts): string {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const fields = [
    ['Contact', contact],
    ['Expires', new Date(today + lasts).toISOString()],
    ['Preferred-Languages', 'pl, en'],
    ['Canonical', serverUrls.absolute(publicUrl, serverUrls.securityTxt())],
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}
