import { numberSetting } from '#shared/setting.ts'

/** When the shop makes suggestions to somebody who types (A5.8, A9.9, A9.10). */
export const suggestionSettings = {
  letters: numberSetting(
    'search.suggestions.letters',
    4,
    [1, 20],
    'Od ilu liter sklep podpowiada w polu wyszukiwania u góry strony',
  ),
  lettersInBox: numberSetting(
    'search.suggestions.lettersInBox',
    2,
    [1, 20],
    'Od ilu liter sklep podpowiada w szybkim polu wyszukiwania na stronie',
  ),
  pause: numberSetting(
    'search.suggestions.pause',
    500,
    [0, 5000],
    'Po ilu milisekundach przerwy w pisaniu sklep podpowiada',
  ),
}
