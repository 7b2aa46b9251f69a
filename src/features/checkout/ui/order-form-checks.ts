import { askServer } from '#features/customers/ui/forms/ask-server.ts'
import { fieldChecks } from '#features/customers/ui/forms/field-checks.ts'
import { connectFormChecks, type FormConnection } from '#kit/forms/connect-form-checks.ts'
import type { Translate } from '#kit/forms/use-form-checks.ts'
import { withoutControls } from '#shared/one-line.ts'
import { dataFields, orderFields, summaryFields } from '../rules/order-fields.ts'
import { checkoutTexts } from '../texts.ts'
import { fieldLabels } from './field-labels.ts'

const connect =
  (fields: typeof orderFields) =>
  (form: HTMLFormElement, t: Translate): FormConnection =>
    connectFormChecks(form, {
      checks: fieldChecks(fields, t, withoutControls),
      askServer: askServer(t),
      wrongFields: {
        intro: (count) => t(checkoutTexts.wrongFields, { count }),
        label: (name) => t(fieldLabels[name] ?? checkoutTexts.summary),
      },
    })

/** Checks the order form on one page while it is filled in. */
export const connectOrderForm = connect(orderFields)

/** The same for the first step. */
export const connectDataForm = connect(dataFields)

/** The same for the summary. */
export const connectSummaryForm = connect(summaryFields)
