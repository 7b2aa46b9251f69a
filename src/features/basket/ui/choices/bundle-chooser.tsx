import { Picture } from '#kit/picture.tsx'
import { SelectField } from '#kit/select-field.tsx'
import { useWords } from '#kit/words.tsx'
import { decimalText, decimalWords, one } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'
import type { BundlePart } from '../../rules/bundle.ts'
import { choiceTexts } from '../../texts/choices.ts'

/**
 * What is in a bundle, each part with its own size (B2.21), as the wire names them: plain fields of the buy form. In the smallest view
 * parts stand beside each other, two in sight, and slide, in larger ones below each other (B2.22).
 */
export function BundleChooser({ parts }: { parts: BundlePart[] }) {
  const say = useWords()
  const placed = parts.map((part, place) => ({ part, place }))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{say(choiceTexts.parts)}</legend>
      <ul className="relative flex snap-x gap-3 overflow-x-auto pb-2 tablet:block tablet:divide-y tablet:divide-line tablet:overflow-visible tablet:border-y tablet:border-line tablet:p-0">
        {placed.map(({ part, place }) => (
          <li
            key={`${part.productId} ${place}`}
            className="flex w-[46%] min-w-36 shrink-0 snap-start flex-col gap-3 rounded-panel border border-line p-3 tablet:w-auto tablet:flex-row tablet:items-center tablet:rounded-none tablet:border-0 tablet:px-0"
          >
            <Part part={part} place={place} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Part({ part, place }: { part: BundlePart; place: number }) {
  const say = useWords()
  const { productId, name, quantity, unit, picture, sizes } = part
  const several = quantity !== one || unit !== 'szt.'
  return (
    <>
      <input type="hidden" name={`bundled_product[${place}]`} value={productId} />
      <input type="hidden" name={`bundled_quantity[${place}]`} value={decimalText(quantity)} />
      {picture && (
        <Picture
          picture={{ file: picture, alt: '', width: 800, height: 800 }}
          sizes="64px"
          className="size-16 rounded-control"
        />
      )}
      <p className="grow">
        <a href={urls.product({ id: productId, name })} className="hover:underline">
          {name}
        </a>
        {several && <span className="block text-small text-soft">{`${decimalWords(quantity)} ${unit}`}</span>}
      </p>
      {sizes.length > 1 ? (
        <div className="tablet:w-44">
          <SelectField
            name={`bundled_size[${place}]`}
            label={
              <>
                {say(choiceTexts.size)}
                <span className="sr-only">: {name}</span>
              </>
            }
            required
            data-missing={say(choiceTexts.choosePart, { product: name })}
            defaultValue=""
            options={[
              { value: '', label: say(choiceTexts.chooseSize) },
              ...sizes.map(({ type, name, stock }) => ({
                value: type,
                label: stock === 0n ? say(choiceTexts.soldOut, { size: name }) : name,
                disabled: stock === 0n,
              })),
            ]}
          />
        </div>
      ) : (
        sizes[0] && <input type="hidden" name={`bundled_size[${place}]`} value={sizes[0].type} />
      )}
    </>
  )
}
