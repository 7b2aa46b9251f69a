/** As many marks in a row as UAX #15, section 13, lets a text of the Stream-Safe Text Format have. No language needs more than a handful. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu

/**
 * The text in a normalization form of Unicode, in a time that grows no faster than the text: `normalize` sorts the marks that follow a letter
 * by insertion, so that half a megabyte of them would take a minute. Marks of one letter beyond the thirtieth are dropped.
 */
export function normalized(text: string, form: 'NFC' | 'NFD'): string {
  return text.replace(tooManyMarks, '$1').normalize(form)
}
