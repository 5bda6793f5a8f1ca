import { regionIds } from '../../../contract/shared/regions';
import {
  photoShapes,
  signatureLayouts,
  type PhotoShape,
  type SignatureLayout,
} from '../../../contract/signatures/constants';
import {
  flag,
  listAddress,
  nameOrNull,
  oneOf,
  page,
  words,
  type StateOf,
} from '../hooks/list/list-params';

const layouts = Object.keys(signatureLayouts) as SignatureLayout[];
const shapes = Object.keys(photoShapes) as PhotoShape[];

const fields = {
  query: words(),
  region: oneOf('region', regionIds, null),
  page,
  employee: { ...nameOrNull('employee', 40), isBeside: true },
  layout: { ...oneOf('layout', layouts, 'beside'), isBeside: true },
  shape: { ...oneOf('shape', shapes, 'circle'), isBeside: true },
  noPhone: { ...flag('noPhone'), isBeside: true },
};

/** What the screen keeps in its address: whose signature is open, and how signatures look. */
export type SignaturesState = StateOf<typeof fields>;
export const signaturesAddress = listAddress(fields);

/** The call for one signature. */
export function signaturePath(employee: string, state: SignaturesState): string {
  return `/signatures/${encodeURIComponent(employee)}?${lookOf(state)}`;
}

/** The call for those of all who work here, or in the region that is listed. */
export function zipPath(state: SignaturesState): string {
  const region = state.region === null ? '' : `&region=${state.region}`;
  return `/signatures/zip?${lookOf(state)}${region}`;
}

function lookOf({ layout, shape, noPhone }: SignaturesState): string {
  return `layout=${layout}&shape=${shape}&phone=${noPhone ? '0' : '1'}`;
}
