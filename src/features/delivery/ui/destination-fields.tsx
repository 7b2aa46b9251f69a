import { Button } from '#kit/button.tsx'
import { SelectField } from '#kit/select-field.tsx'
import { TextField } from '#kit/text-field.tsx'
import { useWords } from '#kit/words.tsx'
import type { Destination } from '#shared/destination.ts'
import type { Message } from '#shared/text.ts'
import { wayTexts } from '../texts/ways.ts'

interface DestinationFieldsProps {
  countries: { value: string; label: string }[]
  destination: Destination
  /** What was sent in vain, by the names of the fields. */
  typed: Record<string, string>
  problem: (Message & { code: string }) | null
}

/** The choice of where parcels would go (B2.50); goes into a form. */
export function DestinationFields({ countries, destination, typed, problem }: DestinationFieldsProps) {
  const say = useWords()
  const error = problem && say(problem.text, problem.values)
  const wrongCountry = problem?.code === 'incorrect_region'
  return (
    <div className="grid items-start gap-3 tablet:grid-cols-[1fr_1fr_auto]">
      <SelectField
        name="country"
        label={say(wayTexts.country)}
        options={countries}
        defaultValue={typed.country ?? destination.country}
        autoComplete="country"
        error={wrongCountry ? error : null}
      />
      <TextField
        name="postcode"
        label={say(wayTexts.postcode)}
        defaultValue={typed.postcode ?? destination.postcode ?? ''}
        autoComplete="postal-code"
        maxLength={12}
        error={wrongCountry ? null : error}
      />
      <div className="flex flex-col tablet:pt-7.5">
        <Button kind="secondary">{say(wayTexts.show)}</Button>
      </div>
    </div>
  )
}

interface ForgetDestinationProps {
  /** In words. */
  place: string
  destination: Destination
  usual: { country: string; name: string }
}

/** Where costs are shown for, and the way back to what is usual (B4.15); goes into a form of its own. */
export function ForgetDestination({ place, destination, usual }: ForgetDestinationProps) {
  const say = useWords()
  const parts = [destination.country !== usual.country && 'Region', destination.postcode && 'Zipcode'].filter(Boolean)
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <input type="hidden" name="intent" value={`unset${parts.join('And')}`} />
      <span>{say(wayTexts.chosen, { place })}</span>
      <Button kind="quiet" className="-ml-5">
        {say(wayTexts.forget, { place: usual.name })}
      </Button>
    </p>
  )
}
