/** '+48220000145' → '+48 22 000 01 45'; other numbers stay as they are. */
export function phoneWords(phone: string): string {
  return phone.replace(/^(\+48)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5')
}
