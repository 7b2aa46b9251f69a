import { ChevronDown } from 'lucide-react'
import { Button } from '#kit/button.tsx'
import { SelectField, TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { entryOrders } from '../rules/entry-rows.ts'
import { maxListNameLength, type ShoppingList } from '../rules/shopping-list.ts'
import { entryTexts, listPageTexts } from '../texts/shopping-lists.ts'

interface ListSettingsFormProps {
  list: ShoppingList
  /** What was typed as a name, and why it was refused. */
  typed: string | null
  error: string | null
}

/** The settings of a list (B2.46), and deleting it: plain forms (B7.12). */
export function ListSettingsForm({ list, typed, error }: ListSettingsFormProps) {
  const t = useTranslate()
  const address = urls.shoppingList(list)
  return (
    <details id="ustawienia" open={error !== null} className="group rounded-panel border border-line px-4 tablet:px-5">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold">
        {t(listPageTexts.settings)}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <form method="post" action={address} noValidate className="grid gap-4 pb-4 tablet:grid-cols-2">
        <TextField
          id="nazwa"
          label={t(listPageTexts.name)}
          name="nazwa"
          defaultValue={typed ?? list.name}
          error={error}
          maxLength={maxListNameLength}
          autoComplete="off"
        />
        <SelectField
          id="publiczna"
          label={t(listPageTexts.public)}
          name="publiczna"
          defaultValue={list.public ? '1' : '0'}
          options={[
            { value: '0', label: t(listPageTexts.publicNo) },
            { value: '1', label: t(listPageTexts.publicYes) },
          ]}
        />
        <SelectField
          id="ilosci"
          label={t(listPageTexts.quantities)}
          name="ilosci"
          defaultValue={list.quantities ? '1' : '0'}
          options={[
            { value: '1', label: t(listPageTexts.quantitiesYes) },
            { value: '0', label: t(listPageTexts.quantitiesNo) },
          ]}
        />
        <SelectField
          id="kolejnosc"
          label={t(listPageTexts.sort)}
          name="kolejnosc"
          defaultValue={list.sort}
          options={entryOrders.map((order) => ({ value: order, label: t(entryTexts[order]) }))}
        />
        <Button kind="secondary" name="do" value="set" className="justify-self-start">
          {t(listPageTexts.save)}
        </Button>
      </form>
      <details className="border-t border-line py-3">
        <summary className="flex min-h-11 cursor-pointer items-center text-soft">{t(listPageTexts.delete)}</summary>
        <form method="post" action={address} className="flex flex-wrap items-center gap-4 py-2">
          <p>{t(listPageTexts.deleteSure, { name: list.name })}</p>
          <Button kind="secondary" name="do" value="delete">
            {t(listPageTexts.deleteYes)}
          </Button>
        </form>
      </details>
    </details>
  )
}
