CREATE TABLE "ai_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"generation_id" integer,
	"kind" text NOT NULL,
	"engine_name" text NOT NULL,
	"model" text,
	"credits" integer DEFAULT 0 NOT NULL,
	"duration_ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_notices" (
	"card_id" integer NOT NULL,
	"send_generation" integer NOT NULL,
	"reason" text NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_notices_card_id_send_generation_reason_pk" PRIMARY KEY("card_id","send_generation","reason")
);
--> statement-breakpoint
CREATE TABLE "planted_seeds" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "generation_id" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "card_id" integer;--> statement-breakpoint
ALTER TABLE "important_dates" ADD COLUMN "occurs_on" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "bounced_email" text;--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_notices" ADD CONSTRAINT "card_notices_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_calls_created" ON "ai_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ai_calls_generation" ON "ai_calls" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "card_notices_waiting" ON "card_notices" USING btree ("created_at") WHERE "card_notices"."mailed_at" is null;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_delivery_logs_message" ON "card_delivery_logs" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "cards_delivered" ON "cards" USING btree ("delivery_date") WHERE "cards"."delivery_status" = 'sent';--> statement-breakpoint
CREATE INDEX "generations_card" ON "generations" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "important_dates_occurs" ON "important_dates" USING btree ("occurs_on");--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_generationId_unique" UNIQUE("generation_id");