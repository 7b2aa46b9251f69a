import type { DraftOutcome } from '#features/content/actions/save-draft.ts'
import type { PageFileProblem } from '#features/content/checks/page-file.ts'
import type { PageState } from '#features/content/reads/page-states.ts'
import { pagePlaces } from '#features/content/rules/page-places.ts'
import { polishTime } from './order-words.ts'

export const pageOutcomes: Record<DraftOutcome, string> = {
  new: 'przygotowana, nowa',
  changed: 'przygotowana, zmieniona',
  unchanged: 'bez zmian',
}

/** One page as `pages list` shows it; '!' where it is a template that nobody has read. */
export function pageState(
  { slug, title, version, validFrom, draftedAt, unreadTemplate }: PageState,
  now: Date,
): string {
  const coming = validFrom && validFrom > now ? ', jeszcze nie obowiązuje' : ''
  const published = version === null ? 'nieopublikowana' : `wersja ${version} od ${day(validFrom)}${coming}`
  const drafted = draftedAt ? `, przygotowana zmiana z ${day(draftedAt)}` : ''
  return `${unreadTemplate ? '!' : ' '} ${slug.padEnd(24)} ${title}: ${published}${drafted}`
}

function day(time: Date | null): string {
  return time ? polishTime(time).replace(/,.*/, '') : ''
}

/** What is wrong with the file of a page. */
export function pageProblem(problem: PageFileProblem): string {
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
      return `tego nic nie wypełni: ${problem.places.map((place) => `{${place}}`).join(', ')}. Można: ${pagePlaces.map((place) => `{${place}}`).join(', ')}`
  }
}
