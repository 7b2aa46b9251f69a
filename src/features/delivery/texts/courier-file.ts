import { defineTexts } from '#shared/text.ts'

/** What a file of couriers should hold where it holds something else. */
export const courierFileTexts = defineTexts('courierFile', {
  postcodes: 'postcodeTo po postcodeFrom, oba tej samej długości',
  days: 'daysTo nie mniejsze niż daysFrom',
})
