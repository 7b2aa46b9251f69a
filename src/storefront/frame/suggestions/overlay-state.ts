import { normalizeSearchText } from '#features/search/rules/list-options.ts'
import type { Suggestion, SuggestionGroup } from './fetch-suggestions.ts'

/** The overlay under a search field (A4.20). */
export interface Overlay {
  state: 'closed' | 'loading' | 'open'
  /** What a person has typed; an active suggestion stands in the field instead of it. */
  typed: string
  /** Those of the last answer; none while it is closed. */
  groups: SuggestionGroup[]
  /** Place of the active one among all suggestions, after which comes the link to all results; -1: none. */
  active: number
  /** For what was typed there is nothing to suggest. */
  nothing: boolean
}

export type OverlayEvent =
  /** `enough`: letters for suggestions. */
  | { type: 'typed'; text: string; enough: boolean }
  | { type: 'asked' }
  | { type: 'answered'; phrase: string; groups: SuggestionGroup[] }
  | { type: 'moved'; step: 1 | -1 }
  | { type: 'left' }

export const closedOverlay: Overlay = { state: 'closed', typed: '', groups: [], active: -1, nothing: false }

/**
 * The overlay after something has happened. An answer to another phrase than the one in the field, or to somebody who has left,
 * changes nothing; of the answer to a former phrase nothing can be chosen.
 */
export function nextOverlay(overlay: Overlay, event: OverlayEvent): Overlay {
  switch (event.type) {
    case 'typed': {
      const stays = overlay.state !== 'closed' && event.enough
      const kept: Partial<Overlay> = stays ? { state: 'loading', groups: overlay.groups } : {}
      return { ...closedOverlay, ...kept, typed: event.text }
    }
    case 'asked':
      return { ...overlay, state: 'loading', active: -1, nothing: false }
    case 'answered':
      return withAnswer(overlay, event.phrase, event.groups)
    case 'moved':
      return overlay.state === 'open' ? { ...overlay, active: movedIndex(overlay, event.step) } : overlay
    case 'left':
      return { ...closedOverlay, typed: overlay.typed }
  }
}

/** Open if any group holds something, otherwise closed (A4.21). */
function withAnswer(overlay: Overlay, phrase: string, groups: SuggestionGroup[]): Overlay {
  if (overlay.state !== 'loading' || phrase !== normalizeSearchText(overlay.typed)) return overlay
  const nothing = groups.length === 0
  return { ...overlay, state: nothing ? 'closed' : 'open', groups, nothing }
}

/** Past the last one comes the link to all results, then what was typed, then the first one again. */
function movedIndex(overlay: Overlay, step: 1 | -1): number {
  const stops = suggestionsOf(overlay).length + 2
  return ((overlay.active + 1 + step + stops) % stops) - 1
}

export function suggestionsOf({ groups }: Pick<Overlay, 'groups'>): Suggestion[] {
  return groups.flatMap(({ items }) => items)
}

/** What stands in the field: the name of the active suggestion (A4.22), else what was typed. */
export function fieldText(overlay: Overlay): string {
  return suggestionsOf(overlay)[overlay.active]?.name ?? overlay.typed
}
