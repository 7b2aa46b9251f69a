const alphabet = ' 0123456789aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż'
const places = new Map([...alphabet].map((letter, place) => [letter, String.fromCharCode(0x21 + place)]))

/**
 * The key by which names stand in Polish order when compared as bytes: ą after a, ł after l, ż last (both engines lack a
 * common Polish collation). Case and punctuation do not count at first; the name itself breaks ties.
 */
export function sortKey(name: string): string {
  const letters = [
    ...name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  ]
  return `${letters.map(placeOf).join('')} ${name}`
}

function placeOf(letter: string): string {
  const known = places.get(letter)
  if (known) return known
  const plain = letter.normalize('NFD').replace(/\p{Mn}/gu, '')
  return [...plain].map((part) => places.get(part) ?? '~').join('')
}
