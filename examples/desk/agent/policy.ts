/** What the desk must keep, as the prompt that it was given says: a rule that the prompt does not state is not kept. */
export interface Policy {
  readonly identifiesGuests: boolean;
  readonly asksBeforeActing: boolean;
  readonly servesOwnersOnly: boolean;
  readonly checksAvailability: boolean;
  readonly locksAfterCheckIn: boolean;
  readonly recordsGivenReason: boolean;
  readonly restrictsCancellation: boolean;
  readonly cancelsWhenCalledOff: boolean;
  readonly cancelsFlexibleRate: boolean;
  readonly cancelsInsured: boolean;
  readonly givesVouchersToReporterOnly: boolean;
  readonly givesOneVoucherAnIncident: boolean;
  readonly refusesItself: boolean;
  readonly booksAskedRate: boolean;
  readonly addsToOwnBookingsOnly: boolean;
  readonly asksBeforeAdding: boolean;
  readonly locksExtras: boolean;
  /** Hours after booking in which a booking can be cancelled freely; 0 when the prompt grants none. */
  readonly freeCancellationHours: number;
  /** Infinity where the prompt sets no limit. */
  readonly maxRooms: number;
  readonly maxNights: number;
  readonly maxVoucher: number;
  readonly maxIncidentDays: number;
  readonly maxCots: number;
  /** On the 24-hour clock. */
  readonly latestCheckout: number;
  /** Euros a room. */
  readonly deposit: number;
}

/** Reads the rules and limits out of the prompt's text. */
export function readPolicy(prompt: string): Policy {
  const text = prompt.replace(/\s+/g, ' ');
  const states = (pattern: RegExp) => pattern.test(text);
  const figure = (pattern: RegExp, otherwise: number) => Number(pattern.exec(text)?.[1] ?? otherwise);
  return {
    identifiesGuests: states(/must identify the guest/i),
    asksBeforeActing: states(/guest's explicit yes/i),
    servesOwnersOnly: states(/only for the guest who owns it/i),
    checksAvailability: states(/rooms are free before you make a booking/i),
    locksAfterCheckIn: states(/must not be changed or cancelled any more/i),
    recordsGivenReason: states(/must be the one that the guest gave/i),
    restrictsCancellation: states(/can be cancelled only if/i),
    cancelsWhenCalledOff: states(/hotel itself has called off/i),
    cancelsFlexibleRate: states(/made at the flexible rate/i),
    cancelsInsured: states(/includes insurance and the reason is/i),
    givesVouchersToReporterOnly: states(/only to the guest who reported/i),
    givesOneVoucherAnIncident: states(/at most one voucher for an incident/i),
    refusesItself: states(/must not transfer a request that this page tells you to refuse/i),
    booksAskedRate: states(/must book the rate that the guest asks for/i),
    addsToOwnBookingsOnly: states(/only for a booking of the guest who writes/i),
    asksBeforeAdding: states(/explicit yes from the guest/i),
    locksExtras: states(/must not add an extra to a booking that has been cancelled/i),
    freeCancellationHours: figure(/made within the last (\d+) hours/i, 0),
    maxRooms: figure(/at most (\d+) rooms/i, Number.POSITIVE_INFINITY),
    maxNights: figure(/longer than (\d+) nights/i, Number.POSITIVE_INFINITY),
    maxVoucher: figure(/worth more than (\d+) euros/i, Number.POSITIVE_INFINITY),
    maxIncidentDays: figure(/reported within the last (\d+) days/i, Number.POSITIVE_INFINITY),
    maxCots: figure(/more than (\d+) cots/i, Number.POSITIVE_INFINITY),
    latestCheckout: figure(/later than (\d+):00/i, Number.POSITIVE_INFINITY),
    deposit: figure(/deposit of (\d+) euros for each room/i, 0),
  };
}
