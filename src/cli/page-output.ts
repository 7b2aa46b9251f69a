import type { DraftOutcome } from '#features/content/actions.ts'
import type { PageFileProblem } from '#features/content/checks/page-file.ts'
import type { PageState } from '#features/content/queries.ts'
import { pagePlaceholders } from '#features/content/rules/placeholders.ts'
import { formatPolishTime } from './order-output.ts'

export const draftOutcomeLabels: Record<DraftOutcome, string> = {
  new: 'przygotowana, nowa',
  changed: 'przygotowana, zmieniona',
  unchanged: 'bez zmian',
}

/** A page as `pages list` shows it; '!' marks an unread template. */
export function formatPageState(
  { slug, title, version, validFrom, draftedAt, unreadTemplate }: PageState,
  now: Date,
): string {
  const coming = validFrom && validFrom > now ? ', jeszcze nie obowiązuje' : ''
  const published = version === null ? 'nieopublikowana' : `wersja ${version} od ${formatDay(validFrom)}${coming}`
  const drafted = draftedAt ? `, przygotowana zmiana z ${formatDay(draftedAt)}` : ''
  return `${unreadTemplate ? '!' : ' '} ${slug.padEnd(24)} ${title}: ${published}${drafted}`
}

function formatDay(time: Date | null): string {
  return time ? formatPolishTime(time).replace(/,.*/, '') : ''
}

/** The problems of a page's file. */
export function describePageProblem(problem: PageFileProblem): string {
  switch (problem.reason) {
    case 'bad-name':
      return 'nazwa pliku jest adresem strony: małe litery bez polskich znaków, cyfry i łączniki, na końcu .md'
    case 'no-title':
      return 'pierwszy wiersz ma być tytułem: # Regulamin sklepu'
    case 'no-text':
      return 'pod tytułem nic nie ma'
    case 'too-long':
      return 'najwyżej 200 000 znaków'
    case 'unknown-places':
      return `tego nic nie wypełni: ${problem.places.map((placeholder) => `{${placeholder}}`).join(', ')}. Można: ${pagePlaceholders.map((placeholder) => `{${placeholder}}`).join(', ')}`
  }
}
