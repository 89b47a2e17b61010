// What other features may import from this one; its own files import each other directly.

export {
  deleteModel,
  deleteParameter,
  findModel,
  insertModel,
  insertParameter,
  listModels,
  type ModelFields,
  type ParameterFields,
  parametersOf,
  updateModel,
  updateParameter,
} from './ai-models.store.ts';
export { configComplaint, isPictureModel } from './check-config.policy.ts';
export { parameterComplaint, parameterValues } from './model-parameters.policy.ts';
export {
  activeConfig,
  type ConfigFields,
  chooseModel,
  deleteConfig,
  findConfig,
  insertConfig,
  listConfigs,
  updateConfig,
} from './prompt-configs.store.ts';
export {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  type TemplateFields,
  templateInUse,
  updateTemplate,
} from './prompt-templates.store.ts';
export { viewConfig, viewModel, viewParameter, viewTemplate } from './prompts.view.ts';
export { type RequestSettings, requestSettings } from './provider-request.policy.ts';
export { asSeeded } from './seed-words.ts';
