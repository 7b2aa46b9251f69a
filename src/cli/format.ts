import type { SellingGap } from '#features/checkout/rules/selling-gaps.ts'
import type { JsonProblem } from '#shared/read-json.ts'
import { translate } from '#shared/text.ts'

/** Returns a number of bytes as '12,3 MB'. */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`
}

/** Returns why a file is invalid: each position with its value and the expected one. */
export function describeJsonProblems(problems: JsonProblem[]): string {
  const lines = problems.map(({ path, found, expected }) => {
    const message = translate(expected.text, expected.values)
    return `  ${path || 'cały plik'}: ${found === null ? 'brakuje' : `jest ${found}`}, ma być: ${message}`
  })
  return ['Tego pliku nie rozumiem:', ...lines].join('\n')
}

const gapMessages: Record<SellingGap, string> = {
  seller: 'dane sprzedawcy: nazwa, adres, e-mail i telefon (new albo settings set seller.name …)',
  terms: 'regulamin: przeczytaj i popraw przygotowany (pages show regulamin), potem: pages publish --all',
  courier: 'kurier (new albo couriers load)',
  payment: 'sposób zapłaty: przelew albo kurier, który przyjmuje pieniądze (settings set payments.methods …)',
  'bank-account': 'numer rachunku do przelewów (settings set seller.bankAccount …)',
}

/** Instructions for each gap that keeps the shop from taking orders. */
export function describeSellingGaps(gaps: SellingGap[]): string[] {
  return gaps.map((gap) => gapMessages[gap])
}

/** The same in one line. */
export function sellingGapsLine(gaps: SellingGap[]): string {
  return `Nikt nie może jeszcze zamówić. Brakuje: ${describeSellingGaps(gaps).join('; ')}`
}
