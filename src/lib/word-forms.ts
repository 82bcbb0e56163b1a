/** `bookings` -> `booking`, `companies` -> `company`, `addresses` -> `address`; what is no plural stays. */
export function singularOf(word: string): string {
  if (/ies$/i.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/i.test(word)) return word.slice(0, -2);
  return /[^s]s$/i.test(word) ? word.slice(0, -1) : word;
}

/** `bookingId`, `booking-id` and `booking_id` are one name. */
export function toSnakeCase(name: string): string {
  if (/^[a-z0-9_]*$/.test(name)) return name;
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
}
