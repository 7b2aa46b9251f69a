import type { Setting } from '#shared/setting.ts'
import { readInstalments } from './checks/instalments.ts'
import type { InstalmentSystem } from './rules/instalment-words.ts'

/** Who lends to customers of this shop; none by default. */
export const instalmentsSetting: Setting<InstalmentSystem[]> = {
  key: 'payments.instalments',
  default: [],
  description:
    'Systemy ratalne, lista JSON: name (bez danych o koszcie kredytu), minimum i maximum w groszach, mostProducts (ile produktów naraz), counts (gross | net), shopNumber, variant, simulator (adres https z {shopNumber}, {variant} i {value})',
  check: readInstalments,
}
