import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeSearchText } from '#features/search/rules/list-options.ts'
import type { SuggestionGroup } from './fetch-suggestions.ts'
import { closedOverlay, fieldText, nextOverlay, type OverlayEvent } from './overlay-state.ts'

const named = (...names: string[]): SuggestionGroup[] => [
  { kind: 'products', items: names.map((name) => ({ name, link: `/${name}` })) },
]
const after = (...events: OverlayEvent[]) => events.reduce(nextOverlay, closedOverlay)
const typed = (text: string, enough = true): OverlayEvent => ({ type: 'typed', text, enough })
const asked: OverlayEvent = { type: 'asked' }
const left: OverlayEvent = { type: 'left' }
const answered = (phrase: string, ...names: string[]): OverlayEvent => ({
  type: 'answered',
  phrase,
  groups: names.length > 0 ? named(...names) : [],
})
const phrases = (...names: string[]): SuggestionGroup[] =>
  names.length > 0 ? [{ kind: 'popular', items: names.map((name) => ({ name, link: `/${name}` })) }] : []
const entered = (...names: string[]): OverlayEvent => ({ type: 'entered', groups: phrases(...names) })
const offered = (...names: string[]): OverlayEvent => ({ type: 'offered', groups: phrases(...names) })
const moved = (step: 1 | -1): OverlayEvent => ({ type: 'moved', step })

test.each<[string, OverlayEvent[], string]>([
  ['only letters', [typed('kube')], 'closed'],
  ['a pause', [typed('kube'), asked], 'loading'],
  ['an answer with suggestions', [typed('kube'), asked, answered('kube', 'Kubek')], 'open'],
  ['an answer without suggestions', [typed('kube'), asked, answered('kube')], 'closed'],
  ['surrounding blanks', [typed(' kube '), asked, answered('kube', 'Kubek')], 'open'],
  ['one more letter', [typed('kube'), asked, answered('kube', 'Kubek'), typed('kubek')], 'loading'],
  ['two more letters', [typed('kube'), asked, answered('kube', 'Kubek'), typed('kubek'), typed('kubeki')], 'loading'],
  ['too few letters', [typed('kube'), asked, answered('kube', 'Kubek'), typed('k', false)], 'closed'],
  ['leaving the field', [typed('kube'), asked, answered('kube', 'Kubek'), left], 'closed'],
  ['an answer after leaving the field', [typed('kube'), asked, left, answered('kube', 'Kubek')], 'closed'],
])('A4.20 A4.21 after %s', (_, events, state) => {
  expect(after(...events).state).toBe(state)
})

test.each<[string, OverlayEvent[], string, string[]]>([
  ['nothing known yet', [entered()], 'waiting', []],
  ['recent phrases', [entered('len')], 'open', ['len']],
  ['popular phrases', [entered(), offered('len')], 'open', ['len']],
  ['both', [entered('koc'), offered('koc', 'len')], 'open', ['koc', 'len']],
  ['no phrases at all', [entered(), offered()], 'closed', []],
  ['coming again while it is open', [entered('koc'), offered('koc', 'len'), entered('koc')], 'open', ['koc', 'len']],
  ['leaving before the answer', [entered('koc'), left, offered('koc', 'len')], 'closed', []],
  ['typing before the answer', [entered('koc'), typed('k', false), offered('koc', 'len')], 'closed', []],
  ['typing enough at once', [entered('koc'), typed('kubek')], 'closed', []],
  ['a request before the answer', [entered(), typed('kubek'), asked, offered('len')], 'loading', []],
  ['deleting what was typed', [typed('k', false), typed('', false), entered('koc')], 'open', ['koc']],
])('in a field in which nothing is typed, after %s', (_, events, state, names) => {
  const overlay = after(...events)
  expect([overlay.state, overlay.groups.flatMap(({ items }) => items.map(({ name }) => name))]).toEqual([state, names])
})

test('arrows move among phrases before anything is typed, and back to the empty field, which has no results to show', () => {
  const texts = [1, 1, 1].map((_, at) => fieldText(after(entered('koc', 'len'), ...Array(at + 1).fill(moved(1)))))
  expect(texts).toEqual(['koc', 'len', ''])
  expect(fieldText(after(entered('koc'), moved(1), offered('koc', 'len')))).toBe('koc')
  expect(fieldText(after(entered('koc'), moved(1), left))).toBe('')
})

test.each<[(1 | -1)[], string]>([
  [[1], 'Kubek'],
  [[1, 1], 'Kubeł'],
  [[1, 1, 1], 'kube'],
  [[1, 1, 1, 1, 1], 'Kubek'],
  [[-1, -1], 'Kubeł'],
  [[1, -1], 'kube'],
])('A4.22 arrows %j put „%s” into the field', (steps, text) => {
  const open = [typed('kube'), asked, answered('kube', 'Kubek', 'Kubeł')]
  expect(fieldText(after(...open, ...steps.map(moved)))).toBe(text)
  expect(fieldText(after(...open, ...steps.map(moved), left))).toBe('kube')
})

test.each<[(1 | -1)[], number]>([
  [[1, 1, 1], 2],
  [[-1], 2],
  [[1, 1, 1, 1], -1],
])('arrows %j lead to index %i: the link to all results follows the last suggestion', (steps, index) => {
  const open = [typed('kube'), asked, answered('kube', 'Kubek', 'Kubeł')]
  expect(after(...open, ...steps.map(moved)).active).toBe(index)
})

test('A4.21 A4.22 once the visitor types on, no suggestion for the previous phrase can be selected', () => {
  const former = [typed('kube'), asked, answered('kube', 'Kubek', 'Kubeł')]
  const last = after(...former, moved(1), typed('kubek'), moved(1))
  expect([last.active, fieldText(last)]).toEqual([-1, 'kubek'])
  expect(last.groups).toEqual(named('Kubek', 'Kubeł'))
  expect(fieldText(nextOverlay(last, asked))).toBe('kubek')
})

test('A4.21 in whatever order answers arrive, only those for the last phrase are shown, and none while it is closed', () => {
  const phrase = fc.constantFrom('kube', 'kubek', 'kubki')
  const event = fc.oneof(
    phrase.map((text) => typed(text)),
    fc.constant(asked),
    phrase.map((text) => answered(text, `answer to ${text}`)),
    fc.constant(entered('len')),
    fc.constant(offered('len', 'koc')),
    fc.constant(moved(1)),
    fc.constant(left),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const before = after(...events)
      if (before.state === 'closed') expect(before.groups).toEqual([])
      const last = after(...events, typed('kubek'), asked, answered('kube', 'stale'))
      expect(last.groups.flatMap(({ items }) => items.map(({ name }) => name))).not.toContain('stale')
      expect(last.state).toBe('loading')
      expect(nextOverlay(last, answered(normalizeSearchText(last.typed), 'fresh')).groups).toEqual(named('fresh'))
    }),
  )
})
