/** As in the server's settings of a project and of texts, by the same names. */
export const locationLimits = {
  /** Of a project. */
  locations: 5_000,
  /** Added by one request. */
  locationsAtOnce: 2_000,
  locationDepth: 4,
  /** Characters. */
  name: 120,
} as const;
