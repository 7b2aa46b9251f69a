import { useEffect, useRef, useState } from 'react'
import { pointAddress } from '#features/delivery/rules/pickup-point.ts'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import type { Destination } from '#shared/postal-address.ts'
import { plainCode } from '../rules/pickup-point.ts'
import { maxShownPoints, type OfferedPoints, type ShownPoint } from '../rules/shown-point.ts'
import { pickupPointTexts } from '../texts/pickup-points.ts'
import type { FormSectionProps } from './form-fields.tsx'
import { draftedField } from './use-form-draft.ts'

interface PickupPointChoiceProps extends FormSectionProps {
  courierId: number
  /** What the server found for the values of the form; null: another courier was chosen then. */
  offered: OfferedPoints | null
  /** Of the form's values. */
  version: string
  /** The buyer's own address, as far as it is typed. */
  buyer: Destination
  /** The goods are to be paid at the point. */
  paysThere: boolean
}

/** The lockers and points of a courier: found by town, postcode, street or code, and chosen from a list. Without JavaScript the form searches. */
export function PickupPointChoice(props: PickupPointChoiceProps) {
  const { courierId, offered, buyer, paysThere, version, ...part } = props
  const t = useTranslate()
  const field = useRef<HTMLDivElement>(null)
  const { found, failed, search } = usePointSearch(courierId, offered, buyer)
  const [chosen, choose] = useState(() => pointWithCode(found?.points, part.values.pickupPoint ?? ''))
  const restore = async (code: string) => {
    const point = pointWithCode(await search(code), code)
    if (point) choose(point)
    else await search('') // the code is another courier's, or the list has been replaced
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the courier is chosen
  useEffect(() => {
    const drafted = draftedField('pickupPoint', part.values, version) // before a reload
    if (drafted && plainCode(drafted) !== plainCode(chosen?.id ?? '')) void restore(drafted)
    else if (!found && buyer.postcode) void search('')
  }, [])
  const problem = part.problems.pickupPoint
  const searchTyped = async () => {
    await search(field.current?.querySelector('input')?.value ?? '')
    field.current?.scrollIntoView({ block: 'nearest' })
  }
  const points = found?.points ?? []
  const listed = chosen && !pointWithCode(points, chosen.id) ? [chosen, ...points] : points
  return (
    <div ref={field} className="flex flex-col gap-4">
      <div className="flex items-end gap-2">
        <div className="grow">
          <TextField
            id="pointQuery"
            name="pointQuery"
            data-problem="pickupPoint"
            label={t(pickupPointTexts.query)}
            hint={t(pickupPointTexts.ask)}
            defaultValue={part.values.pointQuery ?? ''}
            error={problem && t(problem.text, problem.values)}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              searchTyped()
            }}
          />
        </div>
        <Button
          kind="secondary"
          name="intent"
          value="points"
          formNoValidate
          onClick={(event) => {
            event.preventDefault()
            searchTyped()
          }}
        >
          {t(pickupPointTexts.search)}
        </Button>
      </div>
      {listed.length > 0 && (
        <RadioGroup
          legend={t(pickupPointTexts.choose)}
          name="pickupPoint"
          options={listed.map((point) => ({
            value: point.id,
            label: pointAddress(point.address),
            detail: [point.id, point.location, paysThere && !point.takesPayment && t(pickupPointTexts.noPayment)]
              .filter(Boolean)
              .join(' · '),
            disabled: paysThere && !point.takesPayment && point.id !== chosen?.id, // what is disabled is not sent
          }))}
          value={chosen?.id ?? ''}
          onChange={(code) => choose(pointWithCode(listed, code))}
        />
      )}
      <p role="status" className="-my-2 text-small text-soft">
        {failed ? t(pickupPointTexts.failed) : found && statusOf(found, t)}
      </p>
    </div>
  )
}

function statusOf({ isAsked, points, hasMore }: OfferedPoints, t: ReturnType<typeof useTranslate>): string {
  if (!isAsked) return ''
  if (points.length === 0) return t(pickupPointTexts.none)
  return t(hasMore ? pickupPointTexts.more : pickupPointTexts.found, { count: points.length })
}

function pointWithCode(points: ShownPoint[] | undefined, typed: string): ShownPoint | null {
  return points?.find(({ id }) => plainCode(id) === plainCode(typed)) ?? null
}

/** What was found last; an answer to an earlier search is dropped. */
function usePointSearch(courierId: number, offered: OfferedPoints | null, buyer: Destination) {
  const known = offered?.courierId === courierId && offered.country === buyer.country ? offered : null
  const [state, setState] = useState({ found: known, failed: false })
  const latest = useRef<AbortController>(null)
  const search = async (query: string): Promise<ShownPoint[]> => {
    latest.current?.abort()
    if (!query && !buyer.postcode) {
      setState({ found: { ...nothingFound, courierId, country: buyer.country }, failed: false })
      return []
    }
    const searching = new AbortController()
    latest.current = searching
    const found = await askForPoints({ courierId, query, ...buyer }, searching.signal).catch(() => null)
    if (!searching.signal.aborted) setState((before) => ({ found: found ?? before.found, failed: found === null }))
    return found?.points ?? []
  }
  return { ...state, search }
}

const nothingFound = { isAsked: true, points: [], hasMore: false }

const document = `query ($courierId: Int!, $query: String, $country: String, $postcode: String, $first: Int) {
  pickupPoints(courierId: $courierId, query: $query, country: $country, postcode: $postcode, first: $first) {
    hasMore pickupPoints { id location takesPayment address { street streetNumber: buildingAndHouseNumber postcode city } }
  }
}`

async function askForPoints(
  search: { courierId: number; query: string } & Destination,
  signal: AbortSignal,
): Promise<OfferedPoints> {
  const answer = await fetch('/graphql/v1/?query=pickupPoints', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: document, variables: { ...search, first: maxShownPoints } }),
    signal,
  })
  const { pickupPoints, hasMore } = (await answer.json()).data.pickupPoints
  const { courierId, country } = search
  return { courierId, country, isAsked: true, points: pickupPoints, hasMore }
}
