import { contactLeadSchema, uuidSchema } from "@dubdeck/domain";
import { z } from "zod";
import { sendLead } from "../use-cases/contact/send-lead.ts";
import { networkOf } from "../network.ts";
import { answers, type RestRoutes } from "./route.ts";

export const contactRoutes: RestRoutes = (app, deps) => {
  app.route({
    method: "POST",
    url: "/webhook/contactLead",
    schema: {
      tags: ["Contact"],
      summary: "Write to the team",
      body: contactLeadSchema,
      response: answers(201, z.object({ id: uuidSchema }), ["BAD_REQUEST", "RATE_LIMITED"]),
    },
    handler: async (request, reply) =>
      reply.code(201).send({ id: await sendLead(deps, networkOf(request.ip), request.body) }),
  });
};
