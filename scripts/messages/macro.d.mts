import type { PluginItem } from '@babel/core';
import type { LinguiConfigNormalized } from '@lingui/conf';

export const config: LinguiConfigNormalized;
export const macro: PluginItem;
