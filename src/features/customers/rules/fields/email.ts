import { editDistance } from '#shared/edit-distance.ts'
import { ownProperty } from '#shared/own-property.ts'
import { codeOf, incorrectCodes } from './codes-by-area.ts'
import type { FieldContext, FieldResult } from './field-result.ts'
import { typedText } from './typed-text.ts'

const most = 120
const localPart = /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*(?<!')$/
const domain = /^(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[a-z0-9-]{2,})$/

/** A full e-mail address (B5.38); with a hint when the provider's name looks mistyped. */
export function checkEmail(typed: string, context: FieldContext = {}): FieldResult {
  const email = typedText(typed)
  if (email === '') return { code: 'required' }
  if (isEmail(email)) {
    const suggestion = suggestEmail(email)
    return suggestion
      ? { value: email, hint: { code: 'email_suggestion', values: { email: suggestion } } }
      : { value: email }
  }
  return { code: codeOf(incorrectCodes.email, context), values: { email: 'jan.kowalski@example.com' } }
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  return text.length <= most && localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}

/** Mail providers of most Polish shoppers, and those of the neighbours. */
const providers = [
  ...[
    'gmail.com',
    'wp.pl',
    'onet.pl',
    'o2.pl',
    'interia.pl',
    'op.pl',
    'poczta.onet.pl',
    'gazeta.pl',
    'tlen.pl',
    'vp.pl',
  ],
  ...['poczta.fm', 'interia.eu', 'onet.eu', 'icloud.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'proton.me'],
  ...['protonmail.com', 'live.com', 'me.com', 'mail.com', 'gmx.de', 'gmx.net', 'web.de', 'seznam.cz', 'googlemail.com'],
]

/** Mistakes in names too short to compare: most of their neighbours are other real domains. */
const mistakes: Record<string, string> = {
  ...{
    'gmail.pl': 'gmail.com',
    'wp.p': 'wp.pl',
    'wp.lp': 'wp.pl',
    'wp.com': 'wp.pl',
    'o2.p': 'o2.pl',
    'o2.lp': 'o2.pl',
  },
  ...{ 'op.lp': 'op.pl', 'onet.lp': 'onet.pl', 'onte.pl': 'onet.pl', 'ont.pl': 'onet.pl' },
}

const real = new Set([...providers, 'email.com', 'ymail.com'])

/** Returns the address with the provider that was probably meant ('anna@gmial.com' → 'anna@gmail.com'), or null. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || real.has(domain)) return null
  const meant = ownProperty(mistakes, domain) ?? providers.find((provider) => isNear(domain, provider))
  return meant ? `${email.slice(0, at)}@${meant}` : null
}

/** One letter in nine, two in eleven. */
function isNear(domain: string, provider: string): boolean {
  if (provider.length < 9) return false
  const most = provider.length < 11 ? 1 : 2
  return editDistance(domain, provider, most) <= most
}
