import type { z } from 'zod';
import { adminEndpoints, type modelBody, type parameterBody } from '../../../contract/admin.ts';
import { t } from '../../../contract/translate.ts';
import { violatedUnique } from '../../db/constraint-errors.ts';
import { type Route, route } from '../../http/route.ts';
import { invalidField, notFound, Refusal } from '../../refusal.ts';
import {
  asSeeded,
  deleteModel,
  deleteParameter,
  insertModel,
  insertParameter,
  listModels,
  type ModelFields,
  type ParameterFields,
  parameterComplaint,
  parametersOf,
  updateModel,
  updateParameter,
  viewModel,
  viewParameter,
} from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';

const listModelsRoute = route(adminEndpoints.listModels, {
  access: 'admin',
  handler: async ({ context }) => (await listModels(context.database.orm)).map(viewModel),
});

const createModelRoute = route(adminEndpoints.createModel, {
  access: 'admin',
  handler: async ({ context, body, reply, user, request }) => {
    const fields = fieldsOf(body);
    const model = await changeNoted({ context, user, request }, 'model', (tx) => insertModel(tx, fields)).catch(
      (error: unknown) => {
        throw identifierTaken(error);
      },
    );
    reply.status(201);
    return viewModel({ model, parameters: [] });
  },
});

const updateModelRoute = route(adminEndpoints.updateModel, {
  access: 'admin',
  handler: async ({ context, params, body, user, request }) => {
    const db = context.database.orm;
    const fields = fieldsOf(body);
    const model = await changeNoted({ context, user, request }, 'model', (tx) =>
      updateModel(tx, params.id, fields),
    ).catch((error: unknown) => {
      throw identifierTaken(error);
    });
    if (!model) throw notFound(t`The model was not found.`);
    return viewModel({ model, parameters: await parametersOf(db, model.id) });
  },
});

const removeModelRoute = route(adminEndpoints.removeModel, {
  access: 'admin',
  handler: async ({ context, params, user, request }) => {
    if (!(await changeNoted({ context, user, request }, 'model', (tx) => deleteModel(tx, params.id), params.id)))
      throw notFound(t`The model was not found.`);
    return undefined;
  },
});

const createParameterRoute = route(adminEndpoints.createParameter, {
  access: 'admin',
  handler: async ({ context, params, body, reply, user, request }) => {
    const parameter = unlessNameTaken(
      await changeNoted({ context, user, request }, 'parameter', (tx) =>
        insertParameter(tx, params.modelId, checkParameter(body)),
      ),
    );
    if (!parameter) throw notFound(t`The model was not found.`);
    reply.status(201);
    return viewParameter(parameter);
  },
});

const updateParameterRoute = route(adminEndpoints.updateParameter, {
  access: 'admin',
  handler: async ({ context, params, body, user, request }) => {
    const { modelId, parameterId } = params;
    const parameter = unlessNameTaken(
      await changeNoted({ context, user, request }, 'parameter', (tx) =>
        updateParameter(tx, modelId, parameterId, checkParameter(body)),
      ),
    );
    if (!parameter) throw notFound(t`The parameter was not found.`);
    return viewParameter(parameter);
  },
});

const removeParameterRoute = route(adminEndpoints.removeParameter, {
  access: 'admin',
  handler: async ({ context, params, user, request }) => {
    const removed = await changeNoted(
      { context, user, request },
      'parameter',
      (tx) => deleteParameter(tx, params.modelId, params.parameterId),
      params.parameterId,
    );
    if (!removed) throw notFound(t`The parameter was not found.`);
    return undefined;
  },
});

function fieldsOf(body: z.output<typeof modelBody>): ModelFields {
  return { ...body, name: asSeeded(body.name), description: asSeeded(body.description ?? null) };
}

/** The parameter as stored: its default has its type, and its name is not one that Fondly sets itself. */
function checkParameter(body: z.output<typeof parameterBody>): ParameterFields {
  const description = asSeeded(body.description ?? null);
  const fields = { ...body, description, defaultValue: body.defaultValue ?? null };
  const complaint = parameterComplaint(fields);
  if (complaint) throw invalidField(complaint.field, complaint.message);
  return fields;
}

/** A saved parameter; throws if its model has another of the same name. */
function unlessNameTaken<Row>(saved: Row | 'name-taken'): Row {
  if (saved !== 'name-taken') return saved;
  const message = t`This model has a parameter with this name already.`;
  throw new Refusal('illegal_transition', message, { fields: { name: message } });
}

/** The error for an identifier that another model has; any other error unchanged. */
function identifierTaken(error: unknown): unknown {
  if (!violatedUnique(error)?.includes('identifier')) return error;
  const message = t`There is already a model with this identifier.`;
  return new Refusal('illegal_transition', message, { fields: { identifier: message } });
}

/** The AI models and their parameters. */
export const modelRoutes: Route[] = [
  listModelsRoute,
  createModelRoute,
  updateModelRoute,
  removeModelRoute,
  createParameterRoute,
  updateParameterRoute,
  removeParameterRoute,
];
