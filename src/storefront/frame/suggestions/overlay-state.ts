import { normalizeSearchText } from '#features/search/rules/list-options.ts'
import type { Suggestion, SuggestionGroup } from './fetch-suggestions.ts'

/** The overlay under a search field (A4.20). */
export interface Overlay {
  /** 'waiting': nothing is typed, and there are no phrases to show yet. */
  state: 'closed' | 'waiting' | 'loading' | 'open'
  /** What the visitor has typed; an active suggestion replaces it in the field. */
  typed: string
  /** Suggestions of the last answer; none while it is closed. */
  groups: SuggestionGroup[]
  /** Index of the active one among all suggestions, followed by the link to all results; -1: none. */
  active: number
  /** There are no suggestions for the typed phrase. */
  nothing: boolean
}

export type OverlayEvent =
  /** The visitor came to the empty field; `groups` are the phrases that are known at once, `offered` all of them. */
  | { type: 'entered'; groups: SuggestionGroup[] }
  | { type: 'offered'; groups: SuggestionGroup[] }
  /** `enough`: minimum number of letters. */
  | { type: 'typed'; text: string; enough: boolean }
  | { type: 'asked' }
  | { type: 'answered'; phrase: string; groups: SuggestionGroup[] }
  | { type: 'moved'; step: 1 | -1 }
  | { type: 'left' }

export const closedOverlay: Overlay = { state: 'closed', typed: '', groups: [], active: -1, nothing: false }

/**
 * Returns the overlay after an event. An answer to an earlier phrase, or after the visitor has left the field, changes nothing; suggestions
 * for the previous phrase can no longer be selected.
 */
export function nextOverlay(overlay: Overlay, event: OverlayEvent): Overlay {
  switch (event.type) {
    case 'entered': {
      if (overlay.state !== 'closed') return overlay
      return { ...closedOverlay, state: event.groups.length > 0 ? 'open' : 'waiting', groups: event.groups }
    }
    case 'offered': {
      if (overlay.state === 'closed' || hasText(overlay)) return overlay
      return { ...overlay, state: event.groups.length > 0 ? 'open' : 'closed', groups: event.groups }
    }
    case 'typed': {
      const keepsGroups = overlay.state !== 'closed' && hasText(overlay) && event.enough
      const unchanged: Partial<Overlay> = keepsGroups ? { state: 'loading', groups: overlay.groups } : {}
      return { ...closedOverlay, ...unchanged, typed: event.text }
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

/** Open if any group is non-empty, otherwise closed (A4.21). */
function withAnswer(overlay: Overlay, phrase: string, groups: SuggestionGroup[]): Overlay {
  if (overlay.state !== 'loading' || phrase !== normalizeSearchText(overlay.typed)) return overlay
  const nothing = groups.length === 0
  return { ...overlay, state: nothing ? 'closed' : 'open', groups, nothing }
}

/** After the last suggestion comes the link to all results, if anything is typed, then the typed phrase, then the first suggestion again. */
function movedIndex(overlay: Overlay, step: 1 | -1): number {
  const stops = suggestionsOf(overlay).length + (hasText(overlay) ? 2 : 1)
  return ((overlay.active + 1 + step + stops) % stops) - 1
}

/** Whether anything is typed. */
export function hasText({ typed }: Pick<Overlay, 'typed'>): boolean {
  return normalizeSearchText(typed) !== ''
}

export function suggestionsOf({ groups }: Pick<Overlay, 'groups'>): Suggestion[] {
  return groups.flatMap(({ items }) => items)
}

/** Returns the value of the field: the name of the active suggestion (A4.22), else the typed phrase. */
export function fieldText(overlay: Overlay): string {
  return suggestionsOf(overlay)[overlay.active]?.name ?? overlay.typed
}
