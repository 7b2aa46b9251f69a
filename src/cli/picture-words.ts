import type { FailingPicture } from '#features/catalogue/reads/failing-pictures.ts'
import { mostAttempts } from '#features/pictures/rules/picture-attempts.ts'
import { ownValue } from '#shared/own-value.ts'
import { polishTime } from './order-words.ts'

/** A picture that cannot be fetched, in a line: of which product (– within a text), where it should be, why not, and what comes next. */
export function pictureWords({ productId, sourceUrl, error, attempts, nextAttempt }: FailingPicture): string {
  const next = nextAttempt
    ? `próba ${attempts} z ${mostAttempts}, następna po ${polishTime(nextAttempt)}`
    : `poddane po próbach: ${attempts}`
  return `${productId ?? '–'}  ${sourceUrl}  ${reasonWords(error)}; ${next}`
}

const reasons: Record<string, string> = {
  'status-401': 'adres wymaga zalogowania (401)',
  'status-403': 'źródło nie daje go sklepowi (403)',
  'status-404': 'nie ma go pod tym adresem (404)',
  'status-410': 'nie ma go już pod tym adresem (410)',
  'status-429': 'źródło prosi o przerwę (429)',
  'unknown-host': 'nie ma takiego serwera',
  'not-reachable': 'serwer nie odpowiada',
  'too-slow': 'trwało za długo',
  'too-many-bytes': 'plik jest za duży',
  'too-many-redirects': 'adres prowadzi w kółko',
  'private-address': 'adres należy do sieci sklepu',
  'not-an-address': 'to nie jest adres http ani https',
  'not-a-picture': 'to nie jest zdjęcie',
}

function reasonWords(error: string): string {
  const known = ownValue(reasons, error)
  if (known) return known
  const [, status] = /^status-(\d+)$/.exec(error) ?? []
  return status ? `źródło odpowiada błędem (${status})` : error
}
